/**
 * In place of path-to-regexp 1, the router's compiler of paths: names, a star
 * and escaped characters, which is all that routes of the framework have.
 */
type Key = {readonly name: string | number};

type Options = {
  readonly end: boolean;
  readonly strict: boolean;
  readonly sensitive: boolean;
};

const PART = /\\(.)|:(\w+)|(\*)|([()[\]{}+?|^$.])/g;

const escapeCharacter = (character: string): string =>
  character.replace(/[()[\]{}+?|^$.*\\/:]/, '\\$&');

/**
 * Compiles a path of a route.
 *
 * @param keys - takes the names of what the groups of the result catch
 * @throws Error if the path has a group or a modifier
 */
export default function pathToRegexp(
  path: string,
  keys: Key[],
  {end, strict, sensitive}: Options,
): RegExp {
  const endsWithSlash = path.endsWith('/');
  const route = path.replace(
    PART,
    (part: string, escaped?: string, name?: string, star?: string) => {
      if (escaped !== undefined) {
        return escapeCharacter(escaped);
      }
      if (name !== undefined || star !== undefined) {
        keys.push({name: name ?? keys.length});
        return star === undefined ? '([^\\/]+?)' : '(.*)';
      }
      if (part !== '.') {
        throw new Error(
          `The path "${path}" has "${part}", which src/leanClient/standIns/pathToRegexp.ts does not know. Escape it, or leave out the stand-in in plugins/lean-client.`,
        );
      }
      return '\\.';
    },
  );
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const start = endsWithSlash && !strict ? route.replace(/\\?\/$/, '') : route;
  const stop = strict && endsWithSlash ? '' : '(?=\\/|$)';
  return new RegExp(
    `^${start}${slash}${end ? '$' : stop}`,
    sensitive ? '' : 'i',
  );
}
