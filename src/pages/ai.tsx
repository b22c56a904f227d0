import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {AskAi} from '@site/src/components/AskAi';
import {AskAiFrame} from '@site/src/components/AskAiFrame';
import {SitePage} from '@site/src/components/SitePage';
import {useAskAi} from '@site/src/hooks/useAskAi';
import {marketingPages} from '../../config/marketingPages';
import McpConfiguration from './_ai/mcpConfiguration.mdx';

const RULES = [
  'Everything that moves is a function of useCurrentFrame(). No CSS transition, no CSS animation, no timer.',
  'random() with a seed replaces Math.random(), because several browsers render frames at the same time.',
  'Project files are in public/, and staticFile() returns their URLs.',
  'A Sequence sets when a component starts, so the component does not count frames itself.',
  'Dimensions, frame rate and duration come from useVideoConfig(), not from constants.',
] as const;

/** Leads to the panel, where there is no service. */
function Ask(): ReactNode {
  return useAskAi() ? null : (
    // The button comes with the scripts, and nothing moves.
    <p style={{minBlockSize: 44}}>
      <AskAi className="button button--primary" />
    </p>
  );
}

export default function AiPage(): ReactNode {
  return (
    <SitePage
      meta={marketingPages.ai}
      isNarrow
      lead="A Remotion video is React code, so a coding assistant can write it, provided that it knows the rules."
    >
      <AskAiFrame />
      <Ask />
      <div className="markdown">
        <Heading as="h2" id="rules">
          Rules to give to your assistant
        </Heading>
        <p>
          Code that breaks one of these rules can look right in the Studio and
          still go wrong in a render, so add them to the instructions of your
          project. The <Link to="/docs/ai/system-prompt/">system prompt</Link>{' '}
          has more rules and shows what goes wrong without each of them.
        </p>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Heading as="h2" id="documentation-as-a-tool">
          The documentation as a tool
        </Heading>
        <p>
          <code>@remotion/mcp</code> is a server for the Model Context Protocol.
          It lets an assistant search the documentation while it works. Add it
          to the configuration of your editor:
        </p>
        <McpConfiguration />
        <Heading as="h2" id="start">
          Start from something that renders
        </Heading>
        <p>
          Create a project from a <Link to="/templates/">template</Link>, open
          the Studio, and let the assistant change one composition at a time.
          You see each change immediately. The{' '}
          <Link to="/docs/the-fundamentals/">fundamentals</Link> explain the
          code that the assistant writes.
        </p>
      </div>
    </SitePage>
  );
}
