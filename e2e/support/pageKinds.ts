type PageKind = {
  /** What kind of page it is, as test titles say it. */
  readonly name: string;
  readonly path: string;
};

/** An address that no page has. */
export const MISSING_PATH = '/docs/interpolat/';

/**
 * One page of each kind; everything drawn on the site is on one of them. Learning
 * articles and success stories are drawn as the blog is.
 */
export const pageKinds: readonly PageKind[] = [
  {name: 'home page', path: '/'},
  {name: 'about page', path: '/about/'},
  {name: 'AI page', path: '/ai/'},
  {name: 'embedded AI page', path: '/ai-embed/'},
  {name: 'contact page', path: '/contact/'},
  {name: 'cloud rendering page', path: '/lambda/'},
  {name: 'player page', path: '/player/'},
  {name: 'search page without a query', path: '/search/'},
  {name: 'search page with results', path: '/search/?q=interpolate'},
  {name: 'showcase', path: '/showcase/'},
  {name: 'page for additions to the showcase', path: '/showcase/add/'},
  {name: 'list of templates', path: '/templates/'},
  {name: 'template page', path: '/templates/hello-world/'},
  {name: 'list of experts', path: '/experts/'},
  {name: 'expert page', path: '/experts/mickael-alves/'},
  {name: 'first page of the blog', path: '/blog/'},
  {name: 'blog post', path: '/blog/4-0/'},
  {name: 'blog archive', path: '/blog/archive/'},
  {name: 'list of authors', path: '/blog/authors/'},
  {name: 'first page of the documentation', path: '/docs/'},
  {name: 'guide with tables', path: '/docs/license/'},
  {name: 'index of the API', path: '/docs/api/'},
  {name: 'list of releases', path: '/docs/releases/'},
  {name: 'API page', path: '/docs/interpolate/'},
  {name: 'command line page', path: '/docs/cli/render/'},
  {name: 'documentation page with an example', path: '/docs/player/examples/'},
  {name: 'full-size example', path: '/examples/spring/'},
  {name: 'recorder page', path: '/docs/recorder/'},
  {name: 'not-found page', path: MISSING_PATH},
];
