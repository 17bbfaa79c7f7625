/** A shelf of a stage page: its categories, of which one is shown (Spec A 2: ids 12 to 21). */
interface Shelf {
  /** Without it, the names of the categories are the headings. */
  title?: string;
  categories: readonly number[];
  /** The category that is shown unless the address says otherwise. */
  first: number;
  /** The side of the spines. */
  side: 'left' | 'right';
}

/** The shelves of a stage page. The names of the categories come from the server. */
export const SHELVES: readonly Shelf[] = [
  { categories: [12, 13], first: 12, side: 'right' },
  { title: '按用途挑', categories: [17, 18, 19, 20], first: 17, side: 'left' },
  { categories: [14, 15], first: 14, side: 'right' },
  { categories: [16, 21], first: 16, side: 'left' },
];

/**
 * The category that each shelf shows, in the order of the shelves.
 *
 * @param cateId `cate_id` of the address: the ids, separated by commas, that are not the first of their shelf
 */
export function chosenCategories(cateId: string | null): number[] {
  const ids = (cateId ?? '').split(',').map(Number);
  return SHELVES.map(({ categories, first }) => ids.find((id) => categories.includes(id)) ?? first);
}

/** `cate_id` of the address once a category is chosen; `undefined` where all shelves show their first one. */
export function withCategory(chosen: readonly number[], category: number): string | undefined {
  const next = SHELVES.map(({ categories }, index) =>
    categories.includes(category) ? category : chosen[index],
  );
  const ids = next.filter((id, index) => id !== SHELVES[index]?.first);
  return ids.length === 0 ? undefined : ids.join(',');
}
