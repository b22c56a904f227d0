import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import * as captions from '@generated/examples/default/ShowcaseCaptions.js';
import * as chart from '@generated/examples/default/ShowcaseChart.js';
import * as code from '@generated/examples/default/ShowcaseCode.js';
import * as explainer from '@generated/examples/default/ShowcaseExplainer.js';
import * as feed from '@generated/examples/default/ShowcaseFeed.js';
import * as field from '@generated/examples/default/ShowcaseField.js';
import * as map from '@generated/examples/default/ShowcaseMap.js';
import * as promo from '@generated/examples/default/ShowcasePromo.js';
import * as screen from '@generated/examples/default/ShowcaseScreen.js';
import * as spectrum from '@generated/examples/default/ShowcaseSpectrum.js';
import * as title from '@generated/examples/default/ShowcaseTitle.js';
import * as year from '@generated/examples/default/ShowcaseYear.js';
import {Card} from '../Card';
import {NamedLinks} from '../NamedLinks';
import {Preview} from '../Preview';
import type {ShowcaseCard} from '../../data/showcaseCard';
import styles from './styles.module.css';

/** An entry; what has not been rendered yet has no poster, and no anchor. */
type Entry = Omit<ShowcaseCard, 'anchor' | 'poster' | 'group'> &
  Partial<Pick<ShowcaseCard, 'anchor' | 'poster'>>;

type Props = {
  readonly entry: Entry;
  readonly headingLevel?: ComponentProps<typeof Card>['headingLevel'];
};

/** What plays in the cards. The compositions themselves load when one plays. */
const EXAMPLES: Readonly<
  Record<ShowcaseCard['composition'], ComponentProps<typeof Preview>>
> = {
  ShowcaseCaptions: captions,
  ShowcaseChart: chart,
  ShowcaseCode: code,
  ShowcaseExplainer: explainer,
  ShowcaseFeed: feed,
  ShowcaseField: field,
  ShowcaseMap: map,
  ShowcasePromo: promo,
  ShowcaseScreen: screen,
  ShowcaseSpectrum: spectrum,
  ShowcaseTitle: title,
  ShowcaseYear: year,
};

/** Where a card leads: to what can be watched, if there is such a link. */
function mainLink({links, author}: Entry): string | undefined {
  return (
    links.video ??
    links.website ??
    links.source_code ??
    links.tutorial ??
    author?.url
  );
}

/** Who made an entry; where no person is known, the product has made itself. */
function Author({
  entry: {name, author, links},
}: Pick<Props, 'entry'>): ReactNode {
  const {name: maker, url} = author ?? {name, url: links.website};
  return (
    <p className={styles.author}>
      By{' '}
      {url ? (
        <Link className="textLink" href={url}>
          {maker}
        </Link>
      ) : (
        maker
      )}
    </p>
  );
}

/** An entry, whose composition plays with its name while it is pointed at. */
export function EntryCard({entry, headingLevel = 'h2'}: Props): ReactNode {
  const {name, kind, description, width, height, links} = entry;
  useBrokenLinks().collectAnchor(entry.anchor);
  return (
    <Card
      id={entry.anchor}
      headingLevel={headingLevel}
      title={name}
      to={mainLink(entry)}
      drawing={
        <Preview
          {...EXAMPLES[entry.composition]}
          poster={entry.poster}
          inputProps={{title: name}}
        />
      }
      footer={<NamedLinks links={links} owner={name} />}
    >
      <p className={styles.kind}>
        {kind}
        <span className={styles.size}>
          {width} x {height}
        </span>
      </p>
      <p>{description}</p>
      <Author entry={entry} />
    </Card>
  );
}
