/**
 * What Swagger UI gives to a plugin: maps and lists of Immutable.js.
 *
 * @typedef {{ get(name: string): string | undefined }} Texts
 * @typedef {{ get(name: 'path'): string; get(name: 'operation'): Texts }} Entry
 * @typedef {{ size: number; filter(keep: (entry: Entry) => boolean): Entries }} Entries
 * @typedef {{
 *   get(name: 'tagDetails'): Texts | undefined;
 *   get(name: 'operations'): Entries;
 *   update(name: 'operations', change: (entries: Entries) => Entries): Group;
 * }} Group
 * @typedef {{
 *   map(change: (group: Group, tag: string) => Group): Groups;
 *   filter(keep: (group: Group) => boolean): Groups;
 * }} Groups
 * @typedef {{
 *   layoutActions: { updateFilter(phrase: string): void };
 *   layoutSelectors: { currentFilter(): unknown };
 * }} FilterProps
 * @import { React } from './react.d.ts'
 */

/**
 * Finds operations by path, operationId, Chinese title, or the name or description of their tag. Swagger UI itself knows
 * tags and paths only.
 *
 * @param {Groups} groups the operations by tag
 * @param {string} phrase what was typed
 */
function opsFilter(groups, phrase) {
  const wanted = phrase.trim().toLowerCase();
  const has = (/** @type {(string | undefined)[]} */ ...texts) =>
    texts.some((text) => text?.toLowerCase().includes(wanted));
  return groups
    .map((group, tag) => {
      const details = group.get('tagDetails');
      if (has(tag, details?.get('x-displayName'), details?.get('description'))) return group;
      return group.update('operations', (entries) =>
        entries.filter((entry) => {
          const operation = entry.get('operation');
          return has(entry.get('path'), operation.get('operationId'), operation.get('summary'));
        }),
      );
    })
    .filter((group) => group.get('operations').size > 0);
}

/**
 * The search box, in Chinese and with a label.
 *
 * @param {{ React: React }} system
 */
export function searchPlugin({ React }) {
  /** @param {FilterProps} props */
  function FilterContainer({ layoutActions, layoutSelectors }) {
    const phrase = layoutSelectors.currentFilter();
    const input = React.createElement('input', {
      type: 'search',
      placeholder: '中文名、路径或接口名，如：图书详情',
      value: typeof phrase === 'string' ? phrase : '',
      onChange: (/** @type {{ target: { value: string } }} */ { target }) => {
        layoutActions.updateFilter(target.value);
      },
    });
    const label = React.createElement('label', null, '查找接口', input);
    return React.createElement('div', { className: 'search', role: 'search' }, label);
  }
  return { fn: { opsFilter }, components: { FilterContainer } };
}
