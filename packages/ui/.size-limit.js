import { checkEntries } from '../../tools/size/entries.mjs';

export default checkEntries({
  folder: import.meta.dirname,
  budgets: {
    './components/*': 7,
    './patterns/*': 10,
    './format': 1,
    './idle': 1,
    './theme': 4,
    './tokens': 1,
  },
  exceptions: {
    './components/FilterSheet': { kb: 10, reason: 'shows FilterRows in a Drawer' },
    './components/ImageCropper': { kb: 15, reason: 'crops with react-easy-crop' },
    './components/UploadField': {
      kb: 11,
      reason: 'draws pictures and rows, with progress, retry and dropping',
    },
    './patterns/BookHero': { kb: 11, reason: 'opens the drawer with the shops' },
    './patterns/HeroBanner': { kb: 11, reason: 'moves slides with covers and buttons' },
  },
  provided: ['react', 'react-dom', 'styled-components'],
});
