import type {Page} from '@playwright/test';

/** Addresses of the documents the page asks for from now on, in order. */
export function recordDocuments(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}
