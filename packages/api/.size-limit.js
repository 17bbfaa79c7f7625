import { checkEntries } from '../../tools/size/entries.mjs';

export default checkEntries({
  folder: import.meta.dirname,
  budgets: { '.': 6, './query-client': 2, './rules': 3, './props/*': 2, './*': 2 },
  exceptions: {
    './desk': {
      kb: 2.6,
      reason: 'keeps decisions that can be taken back, and sends them again when the server is lost',
    },
  },
  provided: ['react', '@tanstack/query-core', '@tanstack/react-query'],
});
