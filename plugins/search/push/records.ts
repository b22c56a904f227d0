/** The records of a build as the hosted index takes them. */
import type {SearchRecord} from '../client/engine/types';

/** A record with whole addresses, which the stock dialog asks for. */
export type HostedRecord = SearchRecord & {
  readonly url_without_anchor: string;
};

/**
 * Largest record that every plan of the service takes, in bytes of JSON
 * (algolia.com/doc/guides/scaling/algolia-service-limits, record size).
 */
const RECORD_LIMIT = 10_000;

/**
 * Adds the origin of the site to each address.
 *
 * @throws Error where there are no records, or one is too large.
 */
export function toHostedRecords(
  records: readonly SearchRecord[],
  origin: string,
): HostedRecord[] {
  if (records.length === 0) {
    throw new Error(
      'The build has no searchable page, so the hosted index would become empty. Run "npm run build" and push again.',
    );
  }
  return records.map((record) => {
    const url = origin + record.url;
    const hosted = {
      ...record,
      url,
      url_without_anchor: url.split('#')[0] ?? url,
    };
    const bytes = Buffer.byteLength(JSON.stringify(hosted));
    if (bytes > RECORD_LIMIT) {
      throw new Error(
        `The record of ${url} has ${bytes} bytes; the service takes ${RECORD_LIMIT}. Split the section, or lower CONTENT_LIMIT in plugins/search/records.ts.`,
      );
    }
    return hosted;
  });
}
