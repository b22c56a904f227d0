// Wrap. The list brings the entry of the heading that is read into view, if it has
// more entries than fit, and tells the whole of an entry that is cut.
import {useEffect, useRef, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {bringIntoView} from '@site/src/bringIntoView';

/** Whether the style sheet has cut some lines of an element. */
function isCut({scrollHeight, clientHeight}: Element): boolean {
  return scrollHeight > clientHeight;
}

function tellWhole({target}: Event): void {
  const link = (target as Element).closest('a');
  if (link && [link, ...link.querySelectorAll('.message')].some(isCut)) {
    link.title = link.textContent;
  }
}

export default function TOCWrapper(props: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = wrapper.current?.firstElementChild;
    if (!box) {
      return undefined;
    }
    let last: Element | null = null;
    // The theme sets the class of the active link outside of React.
    const observer = new MutationObserver(() => {
      const entry = box.querySelector('.table-of-contents__link--active');
      if (entry && entry !== last) {
        bringIntoView(entry, box);
      } else if (!entry) {
        box.scrollTop = 0;
      }
      last = entry;
    });
    observer.observe(box, {attributeFilter: ['class'], subtree: true});
    box.addEventListener('pointerover', tellWhole);
    return () => {
      observer.disconnect();
      box.removeEventListener('pointerover', tellWhole);
    };
  }, []);

  return (
    <div ref={wrapper} style={{display: 'contents'}}>
      <TOC {...props} />
    </div>
  );
}
