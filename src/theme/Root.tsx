import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {CornerButton} from '@site/src/components/AskAi/CornerButton';
import textFont from '@site/src/css/fonts/instrument-sans-latin-wght-basic.woff2';

type Props = {readonly children: ReactNode};

/**
 * Adds the button "Ask AI", and preloads the font of text and headings. The
 * configuration cannot do it, because only the bundler knows the hashed name of
 * the file.
 */
export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        <link
          rel="preload"
          href={textFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      </Head>
      {children}
      <CornerButton />
    </>
  );
}
