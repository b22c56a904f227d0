import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Example} from '../Example';
import {wordsOf} from '../../../plugins/examples/exampleAddress';
import styles from './styles.module.css';

type ExampleProps = ComponentProps<typeof Example>;

type Props = {
  readonly example: Pick<ExampleProps, 'name' | 'poster'>;
  readonly metadata: ExampleProps['metadata'];
  readonly load: ExampleProps['load'];
};

/**
 * Plays an example as large as the window allows. Search engines should list the
 * pages that explain it instead of this one.
 */
export default function ExamplePage({
  example: {name, poster},
  metadata,
  load,
}: Props): ReactNode {
  const title = `Example: ${wordsOf(name).join(' ')}`;
  return (
    <Layout title={title} description={metadata.alt}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1" className={styles.heading}>
          {title}
        </Heading>
        <Example
          name={name}
          poster={poster}
          metadata={metadata}
          load={load}
          isFullSize
        />
      </main>
    </Layout>
  );
}
