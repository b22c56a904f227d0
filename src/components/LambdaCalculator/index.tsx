import type {ReactNode} from 'react';
import {formatNumber} from '../../formatNumber';
import {Calculator, Mistake, ResultList} from '../Calculator';
import {
  BUSY_VCPUS,
  estimate,
  findObstacles,
  FORMULA,
  JOIN_SECONDS,
  MEGABYTES_PER_VCPU,
} from './estimate';
import {FIELDS, toSettings} from './fields';

const toText = (value: number): string => formatNumber(Math.round(value));

/** Estimates functions, time and cost of a render on Lambda. */
export function LambdaCalculator(): ReactNode {
  return (
    <Calculator label="Calculator" fields={FIELDS} formula={FORMULA}>
      {(texts) => {
        const result = estimate(toSettings(texts));
        return (
          <>
            <p>
              {texts.duration} seconds at {texts.fps} fps, {texts.width} pixels
              wide, {texts.codec}, in {texts.region} with {texts.memory} MB:
            </p>
            <ResultList
              rows={[
                [
                  'Functions',
                  `${toText(result.functions)}, and the main function`,
                ],
                ['Frames per function', toText(result.framesPerFunction)],
                ['Time', `about ${toText(result.seconds)} seconds`],
                [
                  'Billed',
                  `about ${toText(result.billedSeconds)} function seconds`,
                ],
                ['Cost', `about $${result.costInUsd.toFixed(4)}`],
              ]}
            />
            {findObstacles(result).map((obstacle) => (
              <Mistake key={obstacle}>{obstacle}</Mistake>
            ))}
            <p>
              The time assumes {toText(result.secondsPerFrame * 1000)} ms per
              frame with one vCPU, which AWS gives a function for{' '}
              {toText(MEGABYTES_PER_VCPU)} MB, at most {BUSY_VCPUS} busy vCPUs,{' '}
              {texts.start} seconds for each start and {JOIN_SECONDS} seconds
              for joining.
            </p>
          </>
        );
      }}
    </Calculator>
  );
}
