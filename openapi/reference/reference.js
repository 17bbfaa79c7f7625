/* global SwaggerUIBundle -- from swagger-ui-bundle.js, which the page loads first */

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
 * @typedef {{ createElement(type: string, props: object, ...children: unknown[]): unknown }} React
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
function searchPlugin({ React }) {
  /** @param {FilterProps} props */
  function FilterContainer({ layoutActions, layoutSelectors }) {
    const phrase = layoutSelectors.currentFilter();
    return React.createElement(
      'label',
      { className: 'search' },
      '查找接口',
      React.createElement('input', {
        type: 'search',
        placeholder: '中文名、路径或接口名，如：图书详情',
        value: typeof phrase === 'string' ? phrase : '',
        onChange: (/** @type {{ target: { value: string } }} */ { target }) => {
          layoutActions.updateFilter(target.value);
        },
      }),
    );
  }
  return { fn: { opsFilter }, components: { FilterContainer } };
}

SwaggerUIBundle({
  url: './openapi.json',
  dom_id: '#reference',
  // The URL contains the operation, so that it can be linked.
  deepLinking: true,
  docExpansion: 'none',
  displayOperationId: true,
  filter: true,
  plugins: [searchPlugin],
  showExtensions: true,
  // The list of schemas is hidden; each operation shows its fields.
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 4,
  // Otherwise Swagger UI sends the description to an online validator.
  validatorUrl: null,
});
