import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {loadDocsIndex} from '..';

vi.mock('../../../config/sidebars/checkPages', () => ({
  listDocIds: () => [],
  checkPages: () => {
    throw new Error('The page "new" (docs/new.mdx) stands in no sidebar.');
  },
}));

// `npm run check` has more to say about a new page than that it has no place yet.
it('reads pages while one of them stands in no sidebar', async () => {
  await expect(import('../../../sidebars')).rejects.toThrow('in no sidebar');
  const {pages} = await loadDocsIndex(path.resolve(__dirname, '../../../docs'));
  expect(pages.find(({id}) => id === 'spring')?.position?.sidebar).toBe(
    'apiSidebar',
  );
});
