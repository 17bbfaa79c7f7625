import { checkEntries } from '../../tools/size/entries.mjs';

export default checkEntries({
  folder: import.meta.dirname,
  budgets: {
    './components/*': 7.45,
    './patterns/*': 10.25,
    './contrast': 2,
    './format': 1,
    './idle': 1,
    './theme': 5,
    './tokens': 1,
  },
  exceptions: {
    './components/ConfirmDialog': { kb: 8, reason: 'shows a Dialog with buttons and icons' },
    './components/FilterRows': {
      kb: 8.5,
      reason: 'lays rows out in lines, groups and a sheet, and folds them',
    },
    './components/FilterSheet': { kb: 11.5, reason: 'shows FilterRows in a Drawer' },
    './components/ImageCropper': { kb: 15, reason: 'crops with react-easy-crop' },
    './components/Lightbox': {
      kb: 8.25,
      reason: 'opens a dialog and moves a picture by every kind of pointer',
    },
    './components/SuggestBox': { kb: 8, reason: 'adds a list of suggestions to SearchBox' },
    './components/UploadField': {
      kb: 11.5,
      reason: 'draws pictures and rows, with progress, retry and dropping',
    },
    './patterns/AlbumSlot': {
      kb: 12.2,
      reason: 'is an UploadField with the outlines of six papers',
    },
    './patterns/BookHero': { kb: 12.5, reason: 'opens the drawer with the shops' },
    './patterns/CategoryShelf': {
      kb: 16.05,
      reason: 'puts tabs, covers with their introductions and spines on a board and moves them',
    },
    './patterns/CertificateView': { kb: 11, reason: 'opens the certificate in a Lightbox' },
    './patterns/HeroBanner': { kb: 14, reason: 'moves slides with covers, buttons and a landscape' },
    './patterns/HubHead': { kb: 11.4, reason: 'moves slides beside the table of contents' },
    './patterns/MenuDrawer': { kb: 10.5, reason: 'is a drawer with the whole menu and the theme' },
    './patterns/PaperViewer': {
      kb: 35.2,
      reason:
        'desk, strip, reading mode with full screen, its night paper and menu, the bar that finds a text, the fetching of what the first page of a PDF needs and the numbers in Word files; pdf.js and docx-preview come with the first file of their kind',
    },
    './patterns/RecommendationList': {
      kb: 11.4,
      reason: 'draws covers and pictures, and keeps the phrases of titles together',
    },
    './patterns/ResourceTabs': {
      kb: 10.9,
      reason: 'tabs of rows with progress, and the set of icons grows',
    },
    './patterns/SearchSheet': {
      kb: 13.5,
      reason:
        'asks the same conditions as numbered rows or as a sentence, and draws its search box as a line',
    },
    './patterns/ShareButton': {
      kb: 13,
      reason: 'opens a menu and a dialog; the code in it (4 KB) comes when it is asked for',
    },
    './patterns/ShelfCarousel': {
      kb: 11.25,
      reason: 'moves covers with buttons, and the set of icons grows',
    },
  },
  provided: ['react', 'react-dom', 'styled-components'],
  // Loaded in separate chunks when a document is opened.
  later: ['pdfjs-dist', 'docx-preview', 'dompurify', 'jszip'],
});
