import { checkEntries } from '../../tools/size/entries.mjs';

export default checkEntries({
  folder: import.meta.dirname,
  budgets: { '.': 6, './query-client': 2, './rules': 3, './props/*': 2, './*': 2 },
  provided: ['react', '@tanstack/query-core', '@tanstack/react-query'],
});
