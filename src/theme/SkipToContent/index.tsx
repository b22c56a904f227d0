// Wrap. The original takes the focus after every link, and the page jumps to the
// top with it. Where a link changes only the query, as a filter does, the page is
// still the same one, and the link keeps the focus.
import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import SkipToContent from '@theme-original/SkipToContent';
import {Route} from 'react-router';

/** The link to the main content, which hears nothing of queries. */
export default function SkipToContentWrapper(): ReactNode {
  const current = useLocation();
  const [location, setLocation] = useState(current);
  if (
    location.pathname !== current.pathname ||
    location.hash !== current.hash
  ) {
    setLocation(current);
  }
  return (
    <Route location={location}>
      <SkipToContent />
    </Route>
  );
}
