import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {FilterLinks} from '../FilterField/FilterLinks';
import {findSteps, type TocEntry} from './steps';
import {useDoneSteps} from './useDoneSteps';

type Props = {
  /** Under which the browser remembers what is done. */
  readonly lesson: string;
  /** The headings of the page: `toc={toc}`. */
  readonly toc: readonly TocEntry[];
};

type StepProps = Props & {readonly number: number};

/** Links to all steps of a lesson; the next one is lit. */
export function LessonSteps({lesson, toc}: Props): ReactNode {
  const {done} = useDoneSteps(lesson);
  const steps = findSteps(toc);
  const next = steps.find(({number}) => !done.includes(number));
  const doneCount = steps.filter(({number}) => done.includes(number)).length;
  return (
    <>
      <FilterLinks
        label="Steps of this lesson"
        links={steps.map(({number, id}) => ({
          name: `Step ${number}`,
          to: `#${id}`,
          isCurrent: number === next?.number,
          count: done.includes(number) && 'done',
        }))}
      />
      <p role="status">
        {doneCount} of {steps.length} steps done
      </p>
    </>
  );
}

/** The foot of a step: whether it is done, and links to those around it. */
export function LessonStep({lesson, toc, number}: StepProps): ReactNode {
  const {done, toggle} = useDoneSteps(lesson);
  const steps = findSteps(toc);
  const around = [number - 1, number + 1].flatMap((other) =>
    steps.filter((step) => step.number === other),
  );
  return (
    <p>
      <label>
        <input
          type="checkbox"
          checked={done.includes(number)}
          onChange={() => toggle(number)}
        />{' '}
        Step {number} is done
      </label>
      {around.map((step) => (
        <span key={step.id}>
          {' · '}
          <Link to={`#${step.id}`}>
            {step.number < number ? 'Back to' : 'Go on with'} step {step.number}
          </Link>
        </span>
      ))}
    </p>
  );
}
