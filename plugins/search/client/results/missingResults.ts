/** Address of a new issue that names the query which found nothing. */
export function missingResultsUrl(repository: string, query: string): string {
  const issue = new URLSearchParams({
    title: `Website search finds nothing for "${query}"`,
    body: `I searched the documentation for "${query}" and expected to find:\n\n`,
  });
  return `${repository}/issues/new?${issue.toString()}`;
}
