import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {AskAi} from '@site/src/components/AskAi';
import {AskAiFrame} from '@site/src/components/AskAiFrame';
import {PageSection} from '@site/src/components/PageSection';
import {PageSections} from '@site/src/components/PageSection/PageSections';
import {SitePage} from '@site/src/components/SitePage';
import {useAskAi} from '@site/src/hooks/useAskAi';
import {marketingPages} from '../../config/marketingPages';
import McpConfiguration from './_ai/mcpConfiguration.mdx';

/** What an assistant has to know before it writes a video. */
function Rules(): ReactNode {
  return (
    <PageSection title="Rules to give to your assistant">
      <p>
        Code that breaks one of these rules can look right in the Studio and
        still go wrong in a render, so add them to the instructions of your
        project. The{' '}
        <Link className="textLink" to="/docs/ai/system-prompt/">
          system prompt
        </Link>{' '}
        has more rules and shows what goes wrong without each of them.
      </p>
      <ul>
        <li>
          Everything that moves is a function of <code>useCurrentFrame()</code>.
          No CSS transition, no CSS animation, no timer.
        </li>
        <li>
          <code>random()</code> with a seed replaces <code>Math.random()</code>,
          because several browsers render frames at the same time.
        </li>
        <li>
          Project files are in <code>public/</code>, and{' '}
          <code>staticFile()</code> returns their URLs.
        </li>
        <li>
          A <code>Sequence</code> sets when a component starts, so the component
          does not count frames itself.
        </li>
        <li>
          Dimensions, frame rate and duration come from{' '}
          <code>useVideoConfig()</code>, not from constants.
        </li>
      </ul>
    </PageSection>
  );
}

/** Leads to the panel, where there is no service. */
function Ask(): ReactNode {
  return useAskAi() ? null : (
    // The button comes with the scripts, and nothing moves.
    <p className="margin-bottom--xl" style={{minBlockSize: 44}}>
      <AskAi className="button button--primary" />
    </p>
  );
}

export default function AiPage(): ReactNode {
  return (
    <SitePage
      meta={marketingPages.ai}
      lead="A Remotion video is React code, so a coding assistant can write it, provided that it knows the rules."
    >
      <AskAiFrame />
      <Ask />
      <PageSections>
        <Rules />
        <PageSection title="The documentation as a tool">
          <p>
            <code>@remotion/mcp</code> is a server for the Model Context
            Protocol. It lets an assistant search the documentation while it
            works. Add it to the configuration of your editor:
          </p>
          <McpConfiguration />
        </PageSection>
        <PageSection title="Start from something that renders">
          <p>
            Create a project from a{' '}
            <Link className="textLink" to="/templates/">
              template
            </Link>
            , open the Studio, and let the assistant change one composition at a
            time. You see each change immediately. The{' '}
            <Link className="textLink" to="/docs/the-fundamentals/">
              fundamentals
            </Link>{' '}
            explain the code that the assistant writes.
          </p>
        </PageSection>
      </PageSections>
    </SitePage>
  );
}
