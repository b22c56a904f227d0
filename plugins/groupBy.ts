/** Items by what they have in common, in the order in which they come. */
export function groupBy<Item, Group>(
  items: readonly Item[],
  groupOf: (item: Item) => Group,
): Map<Group, Item[]> {
  const groups = new Map<Group, Item[]>();
  for (const item of items) {
    const group = groupOf(item);
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return groups;
}
