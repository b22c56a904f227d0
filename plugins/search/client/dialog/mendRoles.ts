/**
 * The markup of `@docsearch/react` 3.9.0 says to assistive technology that the
 * whole dialog is a button and that results are options, which may hold neither
 * links nor buttons. This says what is there: a combobox with trees of results,
 * whose items may. Lists get the ids that the field names them by.
 */
type Attributes = Readonly<Record<string, string | null>>;

/** Sets what differs, so that watching for changes comes to an end. */
function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

function mendAll(
  root: Element,
  selector: string,
  attributes: Attributes,
): void {
  root
    .querySelectorAll(selector)
    .forEach((element) => setAttributes(element, attributes));
}

function mend(root: Element): void {
  mendAll(root, '.DocSearch-Container', {
    role: null,
    tabindex: null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-labelledby': null,
  });
  // Inside a dialog these would count as landmarks of the page.
  mendAll(root, '.DocSearch-SearchBar, .DocSearch-Footer', {role: 'none'});
  mendAll(root, '.DocSearch-Hits [role="option"]', {role: 'treeitem'});
  root.querySelectorAll('.DocSearch-Hits').forEach((group) => {
    const title = group.querySelector('.DocSearch-Hit-source');
    const list = group.querySelector('ul');
    const [item] = list?.children ?? [];
    if (title && list && item) {
      const id = item.id.replace(/-item-\d+$/, '-list');
      setAttributes(title, {id: `${id}-title`});
      setAttributes(list, {id, role: 'tree', 'aria-labelledby': `${id}-title`});
    }
  });
  const hasResults = root.querySelector('[role="tree"]') !== null;
  mendAll(root, '.DocSearch-Input', {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'tree',
    'aria-expanded': String(hasResults),
  });
}

/** Mends what is there and all that comes; returns the way to stop. */
export function mendRoles(root: Element): () => void {
  mend(root);
  const observer = new MutationObserver(() => mend(root));
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'aria-labelledby', 'aria-controls'],
  });
  return () => observer.disconnect();
}
