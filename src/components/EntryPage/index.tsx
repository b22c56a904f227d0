import type {ReactNode} from 'react';
import {SitePage} from '../SitePage';
import {summarize} from './summarize';

type Props = {
  /** Name of the entry: title and heading of the page. */
  readonly name: string;
  /** What the entry is; its first sentences describe the page. */
  readonly about: string;
  /** One line beside the heading. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
};

/** Frame of the page of one entry of a list: a template, an expert. */
export function EntryPage({name, about, lead, children}: Props): ReactNode {
  return (
    <SitePage meta={{title: name, description: summarize(about)}} lead={lead}>
      {children}
    </SitePage>
  );
}
