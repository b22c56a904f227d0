// Wrap. Asks whether the page was helpful.
import type {ReactNode} from 'react';
import DocItemFooter from '@theme-init/DocItem/Footer';
import {PageFeedback} from '../../../client/PageFeedback';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <PageFeedback />
      <DocItemFooter />
    </>
  );
}
