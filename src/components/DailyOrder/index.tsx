import {useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {dailyOrder, STEP} from './dailyOrder';
import styles from './styles.module.css';

const DAY = 24 * 60 * 60 * 1000;

/**
 * `dailyOrder()` for the items of a list that the browser has just read. The first
 * picture then does not wait.
 */
const SCRIPT = `(list=>{const items=[...list.children];list.append(...items.slice(0,Math.floor(Date.now()/${DAY})*${STEP}%items.length));Object.assign(list.querySelector('img')??{},{loading:'eager',fetchPriority:'high'})})(document.currentScript.previousElementSibling.firstElementChild)`;

/**
 * The items in the order of the day in UTC. The built page has the order given,
 * since a build does not know when it is read; `DailyOrder` around the list turns
 * it before it is painted or hydrated.
 */
export function useDailyOrder<T>(items: readonly T[]): readonly T[] {
  // Not changed at midnight while somebody reads it.
  const [day] = useState(() =>
    ExecutionEnvironment.canUseDOM ? Math.floor(Date.now() / DAY) : 0,
  );
  return dailyOrder(items, day);
}

/** Around a list, such as `<ul>`, whose items are rendered with `useDailyOrder()`. */
export function DailyOrder({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  // Once scripts run, React renders the order itself.
  const isBrowser = useIsBrowser();
  return (
    <>
      <div className={isBrowser ? undefined : styles.list}>{children}</div>
      {isBrowser || <script dangerouslySetInnerHTML={{__html: SCRIPT}} />}
    </>
  );
}
