/**
 * Takes the place of hoist-non-react-statics, which copies the static properties
 * of a component to the one that wraps it. The router uses it in `withRouter`,
 * and the only component that the framework wraps in this way has none.
 *
 * @returns the wrapper, unchanged
 */
export default function hoistStatics<Wrapper>(wrapper: Wrapper): Wrapper {
  return wrapper;
}
