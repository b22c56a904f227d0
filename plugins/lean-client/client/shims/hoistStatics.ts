/**
 * In place of hoist-non-react-statics. The router hands it the component that
 * `withRouter` wraps; the one that the framework wraps has no statics.
 *
 * @returns the wrapper, unchanged
 */
export default function hoistStatics<Wrapper>(wrapper: Wrapper): Wrapper {
  return wrapper;
}
