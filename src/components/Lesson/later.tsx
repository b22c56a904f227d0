import {
  lazy,
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useOnDemand} from '../../hooks/useOnDemand';
import {useFirstActivity} from '../Playback/useFirstActivity';

/**
 * Makes a component of a long part of a page whose script does not load with the
 * page. What the server has drawn stays in place until the visitor first moves,
 * scrolls or presses; then the part takes its place, and looks the same. On a page
 * that a link opened there is nothing yet, so the part loads with it.
 *
 * @param load imports the module, a partial of MDX or any other component
 */
export function later(
  load: () => Promise<{readonly default: ComponentType}>,
): ComponentType {
  const OnServer = lazy(load);

  function InBrowser(): ReactNode {
    const drawnRef = useRef<HTMLDivElement>(null);
    const isNewRef = useRef(false);
    const {loaded, hasFailed, request} = useOnDemand(load);
    const start = useEffectEvent(request);

    useFirstActivity(request, () => true);
    useEffect(() => {
      isNewRef.current = !drawnRef.current?.hasChildNodes();
      if (isNewRef.current) {
        start();
      }
    }, []);

    // What the address names was not there when the page came.
    useEffect(() => {
      if (loaded && isNewRef.current) {
        document.getElementById(location.hash.slice(1))?.scrollIntoView();
      }
    }, [loaded]);

    return loaded ? (
      <div key="live">
        <loaded.default />
      </div>
    ) : (
      <>
        <div
          ref={drawnRef}
          data-drawn
          // React leaves what is there, and draws nothing where nothing is.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
        {hasFailed && (
          <p role="alert">
            A part of this page did not load.{' '}
            <button
              type="button"
              className="clean-btn textLink"
              onClick={request}
            >
              Try again
            </button>
          </p>
        )}
      </>
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
