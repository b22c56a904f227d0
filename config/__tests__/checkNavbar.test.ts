import {expect, it} from 'vitest';
import {checkNavbar} from '../checkNavbar';
import {navbar} from '../navbar';

const SIDEBARS = ['mainSidebar', 'apiSidebar'];

it('accepts the navbar of the site', () => {
  expect(checkNavbar(navbar, SIDEBARS)).toBe(navbar);
});

it('names the place of each mistake, also in a dropdown', () => {
  const items = [
    {type: 'docSidebar', sidebarId: 'apiSidebars'},
    {label: 'Empty', items: []},
    {label: 'More', items: [{type: 'docs', label: 'Docs'}]},
  ];
  expect(() => checkNavbar({...navbar, items}, SIDEBARS)).toThrow(
    /items\[0\] names the sidebar "apiSidebars".*"apiSidebar"\?.*\n.*items\[1\] \("Empty"\) is a dropdown without items.*\n.*items\[2\]\.items\[0\] \("Docs"\) has the unknown type "docs"/,
  );
});
