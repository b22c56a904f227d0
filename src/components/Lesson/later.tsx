import {
  lazy,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useOnDemand} from '../../hooks/useOnDemand';
import {waitForNetwork} from '../../network';
import {useFirstActivity} from '../Playback/useFirstActivity';

/** One object, since React would draw another one, with the same text in it, again. */
const AS_DRAWN = {__html: ''};

type Control = HTMLElement & {readonly checked?: boolean};

/** Without names in code, which are controls only while they have the focus. */
const CONTROLS = 'a, button, input, pre, select, summary, textarea';

const controlsOf = (part: Element | null): readonly Control[] => [
  ...(part?.querySelectorAll<Control>(CONTROLS) ?? []),
];

/**
 * Makes a component of a long part of a page whose script does not load with the
 * page. What the server has drawn stays in place until the visitor first moves,
 * scrolls or presses; then the part takes its place, looks the same, and has its
 * focus and its ticks. On a page that a link opened there is nothing yet, so the
 * part loads with it. Where it does not load, a notice offers to try again.
 *
 * React could also hydrate the part late, in a boundary of `Suspense`. But a change
 * of any context that is no transition empties a boundary that waits, and the server
 * moves the content of a large one into scripts.
 *
 * @param load imports the module, a partial of MDX or any other component
 */
export function later(
  load: () => Promise<{readonly default: ComponentType}>,
): ComponentType {
  const OnServer = lazy(load);

  async function loadAtLast(): ReturnType<typeof load> {
    try {
      return await load();
    } catch {
      await waitForNetwork('A part of this page did not load.');
      return loadAtLast();
    }
  }

  function InBrowser(): ReactNode {
    const partRef = useRef<HTMLDivElement>(null);
    const isNewRef = useRef(false);
    const leftRef = useRef<{drawn: readonly Control[]; focused: number}>(null);
    const {loaded, request} = useOnDemand(loadAtLast);
    const start = useEffectEvent(request);

    useFirstActivity(request, () => true);
    useEffect(() => {
      isNewRef.current = !partRef.current?.hasChildNodes();
      if (isNewRef.current) {
        start();
      }
    }, []);

    useLayoutEffect(() => {
      if (!loaded) {
        return;
      }
      if (isNewRef.current) {
        // What the address names was not there when the page came.
        document.getElementById(location.hash.slice(1))?.scrollIntoView();
      }
      const {drawn = [], focused} = leftRef.current ?? {};
      controlsOf(partRef.current).forEach((control, index) => {
        if (drawn[index]?.checked && !control.checked) {
          control.click();
        }
        if (index === focused) {
          control.focus({preventScroll: true});
        }
      });
    }, [loaded]);

    return loaded ? (
      <div key="live" ref={partRef}>
        <loaded.default />
      </div>
    ) : (
      <div
        ref={(part) => {
          partRef.current = part;
          const drawn = controlsOf(part);
          return () => {
            const control = document.activeElement?.closest<Control>(CONTROLS);
            leftRef.current = {
              drawn,
              focused: control ? drawn.indexOf(control) : -1,
            };
          };
        }}
        data-drawn
        // React leaves what is there, and draws nothing where nothing is.
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_DRAWN}
      />
    );
  }

  return function Later(): ReactNode {
    return ExecutionEnvironment.canUseDOM ? (
      <InBrowser />
    ) : (
      <div data-drawn>
        <OnServer />
      </div>
    );
  };
}
