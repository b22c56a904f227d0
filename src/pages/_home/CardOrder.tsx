import {useState, type KeyboardEvent, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import * as cardOrder from '@generated/examples/default/CardOrder.js';
import {Band} from '@site/src/components/Band';
import {isMotionWelcome} from '@site/src/components/Playback/isMotionWelcome';
import {loadComponent} from '@site/src/components/Playback/loadComponent';
import {Stage} from '@site/src/components/Playback/Stage';
import {usePlayback} from '@site/src/components/Playback/usePlayback';
import {VisuallyHidden} from '@site/src/components/VisuallyHidden';
import {moveItem} from '@site/src/moveItem';
import styles from './CardOrder.module.css';
import beside from './pictureBeside.module.css';

const {name, metadata, poster, load} = cardOrder;

const CARDS = [
  {id: 'place', label: 'Place'},
  {id: 'weather', label: 'Weather'},
  {id: 'steps', label: 'Steps'},
  {id: 'song', label: 'Song'},
] as const;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Cards that a visitor puts in order, and the composition that shows them so. */
export function CardOrder(): ReactNode {
  const {colorMode} = useColorMode();
  const [cards, setCards] = useState<readonly (typeof CARDS)[number][]>(CARDS);
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState('');
  const {playback, rootRef} = usePlayback(
    {id: name, ...metadata, loop: false, load: () => loadComponent(name, load)},
    {order: cards.map(({id}) => id).join(' '), theme: colorMode},
  );
  const src = useBaseUrl(poster);

  function move(from: number, to: number): void {
    const card = cards[from];
    const next = moveItem(cards, from, to);
    if (!card || next.indexOf(card) === from) {
      return;
    }
    setCards(next);
    setTold(`${card.label} is number ${next.indexOf(card) + 1} of 4.`);
    if (isMotionWelcome()) {
      playback.restart();
    } else {
      playback.prepare();
    }
  }

  function handleKey(event: KeyboardEvent, from: number): void {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(from, from + step);
    }
  }

  return (
    <Band
      heading="Your interface decides"
      lead="Drag a card, or choose one and press an arrow key. The video follows at once, because it is made from the same data as the list."
    >
      <div className={beside.layout}>
        <div ref={rootRef}>
          <Stage
            playback={playback}
            poster={{
              src,
              width: metadata.width,
              height: metadata.height,
              loading: 'lazy',
            }}
            alt={metadata.alt}
          />
        </div>
        <div>
          <ol className={styles.cards} aria-label="Order of the cards">
            {cards.map(({id, label}, index) => (
              <li
                key={id}
                draggable
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== undefined) {
                    move(dragged, index);
                  }
                }}
              >
                <button
                  type="button"
                  className="button button--secondary"
                  aria-describedby="card-order-keys"
                  onKeyDown={(event) => handleKey(event, index)}
                  // A press moves it on, for those who cannot drag.
                  onClick={() => move(index, (index + 1) % cards.length)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ol>
          <p id="card-order-keys" className={styles.keys}>
            The arrow keys move a card by one place, and a press moves it to the
            next.
          </p>
          <VisuallyHidden>
            <span role="status">{told}</span>
          </VisuallyHidden>
        </div>
      </div>
    </Band>
  );
}
