// Wrap. A menu beside the title of each page of the documentation.
import type {ReactNode} from 'react';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {PageMenu} from '@site/src/components/PageMenu';

export default function DocItemContentWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMenu />
      <DocItemContent {...props} />
    </>
  );
}
