/** The address that a build was made for. */
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {attributeOf, findElement} from '../html';

type SiteAddress = {
  /** Without a slash at its end. */
  readonly origin: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
};

/**
 * Reads it off the canonical link of the home page, so that the records have the
 * addresses of the build whatever the environment says now.
 *
 * @throws Error where the folder has no build.
 */
export function readSiteAddress(outDir: string): SiteAddress {
  const file = path.join(outDir, 'index.html');
  if (!fs.existsSync(file)) {
    throw new Error(
      `There is no build in "${outDir}". Run "npm run build" first, or name the folder of one.`,
    );
  }
  const link = findElement(
    parse(fs.readFileSync(file, 'utf8')),
    (element) => attributeOf(element, 'rel') === 'canonical',
  );
  const address = link && attributeOf(link, 'href');
  if (!address || !URL.canParse(address)) {
    throw new Error(
      `The home page of the build, "${file}", has no canonical address, but ${JSON.stringify(address ?? null)}. Run "npm run build" again.`,
    );
  }
  const {origin, pathname} = new URL(address);
  return {origin, baseUrl: pathname};
}
