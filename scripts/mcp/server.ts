import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import {TOOLKIT_VERSION} from '../../config/toolkit';
import type {openDocs} from './docs';

/** What the tools answer from. */
type OpenDocs = Awaited<ReturnType<typeof openDocs>>;

const annotations = {readOnlyHint: true, openWorldHint: false};
const packageName = z
  .string()
  .describe('Name of a package, such as "remotion" or "@remotion/player"');

/**
 * A server for the Model Context Protocol with the documentation of a build: its
 * search, its pages as Markdown, and the API model. Every answer has at most
 * `LIMIT` characters.
 *
 * @param open takes seconds, and clients wait less for a server to start: it is
 *   called with the first question, and again if it has failed
 */
export function createServer(open: () => Promise<OpenDocs>): McpServer {
  let opened: Promise<OpenDocs> | undefined;
  /** Answers with a text; an error becomes an answer that says what to do. */
  async function answer(
    describe: (docs: OpenDocs) => string,
  ): Promise<CallToolResult> {
    try {
      opened ??= open();
      const docs = await opened.catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return {content: [{type: 'text', text: describe(docs)}]};
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      return {isError: true, content: [{type: 'text', text}]};
    }
  }
  const server = new McpServer(
    {name: 'remotion-docs', version: TOOLKIT_VERSION},
    {
      instructions: `Documentation of Remotion ${TOOLKIT_VERSION}, which makes videos with React. Search first, then read the page or the section that was found. Look up symbols and flags before you write code with them. "since" names the release that a thing came with.`,
    },
  );
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds pages and sections by a few words, the name of an API or an error message.',
      inputSchema: {
        query: z.string().min(1).describe('A few words, or an error message'),
        limit: z.number().int().min(1).max(20).default(8),
      },
      annotations,
    },
    ({query, limit}) => answer(({pages}) => pages.search(query, limit)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page as Markdown, or one section of it.',
      inputSchema: {
        page: z.string().describe('Address, such as "/docs/spring/"'),
        section: z.string().optional().describe('A heading, or its id'),
        offset: z
          .number()
          .int()
          .min(0)
          .optional()
          .describe('Characters to skip, to read on where a page was cut'),
      },
      annotations,
    },
    ({page, section, offset}) =>
      answer(({pages}) => pages.read(page, section, offset)),
  );
  server.registerTool(
    'list_exports',
    {
      title: 'List the exports of a package',
      description:
        'Everything that can be imported from a package, with the page of each export, and its commands.',
      inputSchema: {package: packageName},
      annotations,
    },
    (input) => answer((docs) => docs.api.describePackage(docs, input.package)),
  );
  server.registerTool(
    'describe_symbol',
    {
      title: 'Describe an export',
      description:
        'Import, signature, parameters or props with types and defaults, and in which versions they came and changed.',
      inputSchema: {
        name: z.string().describe('Such as "interpolate" or "<Sequence>"'),
        package: packageName.optional(),
      },
      annotations,
    },
    (input) =>
      answer((docs) =>
        docs.api.describeSymbol(docs, input.name, input.package),
      ),
  );
  server.registerTool(
    'list_flags',
    {
      title: 'List the flags of a command',
      description: 'Flags with types, defaults and the matching Config method.',
      inputSchema: {
        command: z.string().describe('Such as "remotion render"'),
      },
      annotations,
    },
    ({command}) => answer((docs) => docs.api.describeCommand(docs, command)),
  );
  server.registerTool(
    'list_releases',
    {
      title: 'List what releases changed',
      description:
        'Names that versions added, changed, deprecated or removed. Without a version: the latest five.',
      inputSchema: {
        package: packageName.optional(),
        after: z
          .string()
          .regex(/^\d+\.\d+\.\d+$/)
          .optional()
          .describe('Only what came after this version, such as "4.0.400"'),
      },
      annotations,
    },
    (input) =>
      answer((docs) =>
        docs.api.describeReleases(docs, input.package, input.after),
      ),
  );
  return server;
}
