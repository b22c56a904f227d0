import {Fragment, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Example} from '../Example';
import {wordsOf} from '../../../plugins/examples/exampleAddress';
import styles from './styles.module.css';

type Props = {
  readonly example: ComponentProps<typeof Example> & {
    /** Pages of the documentation that have it. */
    readonly explanations: readonly {
      readonly title: string;
      readonly address: string;
    }[];
  };
};

/**
 * Plays an example as large as the window allows. Search engines should list the
 * pages that explain it instead of this one.
 */
export default function ExamplePage({
  example: {explanations, ...example},
}: Props): ReactNode {
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
        {explanations.length > 0 && (
          <p className={styles.explanations}>
            Explained in{' '}
            {explanations.map(({title: page, address}, index) => (
              <Fragment key={address}>
                {index > 0 && ', '}
                <Link className="textLink" to={address}>
                  {page}
                </Link>
              </Fragment>
            ))}
          </p>
        )}
      </main>
    </Layout>
  );
}
