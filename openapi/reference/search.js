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
 *   keySeq(): { toArray(): string[] };
 *   reduce(add: (sum: number, group: Group) => number, start: number): number;
 * }} Groups
 * @typedef {{
 *   layoutActions: { updateFilter(phrase: string): void; reveal(tag: string, shown: boolean): void };
 *   layoutSelectors: { currentFilter(): unknown };
 *   specSelectors: { taggedOperations(): Groups };
 * }} FilterProps
 * @import { React } from './react.d.ts'
 */

/** Groups are opened for no more operations than this: one letter finds nearly all, which take long to draw. */
const MOST_OPENED = 30;

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
 * Opens or closes a group. The action of Swagger UI itself would also write the group into the address, with every key
 * that is typed.
 *
 * @param {string} tag
 * @param {boolean} shown
 */
function reveal(tag, shown) {
  return { type: 'layout_show', payload: { thing: ['operations-tag', tag], shown } };
}

/**
 * The search box, in Chinese and with a label. It opens the groups in which it finds something, and closes them when it
 * is empty again.
 *
 * @param {{ React: React }} system
 */
export function searchPlugin({ React }) {
  /** @type {string[]} */
  let opened = [];

  /**
   * @param {FilterProps} props
   * @param {string} phrase
   */
  function search({ layoutActions, specSelectors }, phrase) {
    for (const tag of opened) layoutActions.reveal(tag, false);
    layoutActions.updateFilter(phrase);
    const found = opsFilter(specSelectors.taggedOperations(), phrase);
    const count = found.reduce((sum, group) => sum + group.get('operations').size, 0);
    opened = phrase.trim() !== '' && count <= MOST_OPENED ? found.keySeq().toArray() : [];
    for (const tag of opened) layoutActions.reveal(tag, true);
  }

  /** @param {FilterProps} props */
  function FilterContainer(props) {
    const phrase = props.layoutSelectors.currentFilter();
    const input = React.createElement('input', {
      type: 'search',
      placeholder: '中文名、路径或接口名，如：图书详情',
      value: typeof phrase === 'string' ? phrase : '',
      onChange: (/** @type {{ target: { value: string } }} */ { target }) => {
        search(props, target.value);
      },
    });
    const label = React.createElement('label', null, '查找接口', input);
    return React.createElement('div', { className: 'search', role: 'search' }, label);
  }
  return {
    fn: { opsFilter },
    components: { FilterContainer },
    statePlugins: { layout: { actions: { reveal } } },
  };
}
