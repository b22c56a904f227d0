import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import * as lambdaRender from '@generated/examples/default/LambdaRender.js';
import {Band} from '@site/src/components/Band';
import {Example} from '@site/src/components/Example';
import {LambdaCalculator} from '@site/src/components/LambdaCalculator';
import {PageHeader} from '@site/src/components/PageHeader';
import {ProductCards} from '@site/src/components/ProductCards';
import {marketingPages} from '../../config/marketingPages';
import Compare from './_lambda/compare.mdx';
import DeployFunction from './_lambda/deployFunction.mdx';
import DeploySite from './_lambda/deploySite.mdx';
import Render from './_lambda/render.mdx';
import styles from './_lambda/styles.module.css';

/** Figures that Remotion published in 2022, with notes on the method. */
const FIGURES = [
  {value: '15 s', text: 'to render a video of 80 seconds', note: 1},
  {value: '12 min', text: 'to render a video of 2 hours', note: 2},
  {
    value: '200',
    text: 'functions at the same time for one render, at most',
    note: undefined,
  },
  {value: '0.01 USD', text: 'per minute of video, approximately', note: 3},
] as const;

const NOTES = [
  'Measured with the Lambda trailer, whose source is remotion-dev/trailer-lambda.',
  'Measured with the composition 2hrvideo and 1080 frames for each function, on warm arm64 functions with 2048 MB in us-east-1.',
  'Estimated for the Lambda trailer with 12 frames for each function, on the same machines, without the costs of storage and data transfer. A company license may be needed on top.',
] as const;

const STEPS = [
  {
    title: 'Deploy a function',
    text: 'Once for each region and version. It holds a browser, an encoder and the renderer.',
    Code: DeployFunction,
  },
  {
    title: 'Deploy your site',
    text: 'Your compositions, bundled and uploaded to your own bucket. Redeploy it after a change.',
    Code: DeploySite,
  },
  {
    title: 'Render',
    text: 'From the command line, or from Node.js with progress for your users.',
    Code: Render,
  },
] as const;

function Figures(): ReactNode {
  return (
    <>
      <dl className={styles.figures}>
        {FIGURES.map(({value, text, note}) => (
          <div key={value}>
            <dt>
              {text}
              {note && <sup>{note}</sup>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol className={styles.notes}>
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
      <p className={styles.age}>
        Figures from 2022. Version 4.0.130 made long renders even faster: see{' '}
        <Link className="textLink" to="/blog/faster-lambda/">
          how the audio was cut
        </Link>
        .
      </p>
    </>
  );
}

export default function LambdaPage(): ReactNode {
  const {title, description} = marketingPages.lambda;
  return (
    <Layout title={title} description={description}>
      <main>
        <div className={styles.top}>
          <PageHeader
            heading="One video, many functions"
            lead="Each function renders a part, all at the same time, in your own AWS account. You pay while they work and nothing when they do not."
          />
          <p className={styles.actions}>
            <Link className="button button--primary" to="/docs/lambda/">
              Set up Lambda
            </Link>
            <Link className="button button--secondary" to="/docs/cloudrun/">
              Compare with Cloud Run
            </Link>
          </p>
          <div className={styles.demo}>
            <Example {...lambdaRender} isFirst />
          </div>
        </div>
        <Band isSubtle heading="How fast, and for how much">
          <Figures />
        </Band>
        <Band
          heading="What your video takes"
          lead={
            <>
              Enter a video to see functions, time and cost.{' '}
              <Link className="textLink" to="/docs/lambda/cost/">
                How it is computed
              </Link>
            </>
          }
        >
          <LambdaCalculator />
        </Band>
        <Band
          isSubtle
          heading="Three commands to a file"
          lead="You set up permissions once before you start, as the guide explains."
        >
          <ol className={styles.steps}>
            {STEPS.map(({title: step, text, Code}) => (
              <li key={step}>
                <Heading as="h3">{step}</Heading>
                <p>{text}</p>
                <Code />
              </li>
            ))}
          </ol>
        </Band>
        <Band
          heading="Lambda or Cloud Run"
          lead={
            <>
              Choose Cloud Run if your company only permits Google Cloud.{' '}
              <Link
                className="textLink"
                to="/docs/cloudrun/#cloud-run-and-lambda-compared"
              >
                All differences
              </Link>
            </>
          }
        >
          <div className={styles.compare}>
            <Compare />
          </div>
        </Band>
        <Band isSubtle heading="Goes well with">
          <ProductCards without="/lambda/" />
        </Band>
      </main>
    </Layout>
  );
}
