import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Example} from '../Example';
import {wordsOf} from '../../../plugins/examples/exampleAddress';
import styles from './styles.module.css';

type Props = {
  readonly example: ComponentProps<typeof Example>;
};

/**
 * Plays an example as large as the window allows. Search engines should list the
 * pages that explain it instead of this one.
 */
export default function ExamplePage({example}: Props): ReactNode {
  const title = `Example: ${wordsOf(example.name).join(' ')}`;
  return (
    <Layout title={title} description={example.metadata.alt}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1" className={styles.heading}>
          {title}
        </Heading>
        <Example {...example} isFullSize />
      </main>
    </Layout>
  );
}
