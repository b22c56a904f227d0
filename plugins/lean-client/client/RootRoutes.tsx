import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type {RouteConfigComponentProps} from 'react-router-config';

/**
 * Renders the list of the top-level routes anew after each navigation. The
 * framework renders it once, when most of them are not known yet.
 */
export default function RootRoutes({
  route,
}: RouteConfigComponentProps): ReactNode {
  return renderRoutes(route?.routes);
}
