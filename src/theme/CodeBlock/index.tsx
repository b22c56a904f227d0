// Replaces the original, which highlights in the browser, and again after
// hydration. Fences do not come here: `plugins/rehype/code` draws them.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {CodeFrame} from '@site/src/components/CodeFrame';

/** Code that only the browser knows, in the same frame but without colors. */
export default function CodeBlock({
  children,
  language = 'text',
  title,
}: Props): ReactNode {
  return (
    <CodeFrame language={language} title={title}>
      {children}
    </CodeFrame>
  );
}
