import { checkEntries } from '../../tools/size/entries.mjs';

export default checkEntries({
  folder: import.meta.dirname,
  budgets: {
    './components/*': 7.45,
    './patterns/*': 10.25,
    './contrast': 2,
    './format': 1,
    './idle': 1,
    './next': 1,
    './server': 1,
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
      kb: 10.25,
      reason:
        'opens a dialog with a row of small pictures and tells Swiper, which comes then, what keys, wheel and pointers ask; transparent pictures lie on paper',
    },
    './components/SuggestBox': { kb: 8, reason: 'adds a list of suggestions to SearchBox' },
    './components/UploadField': {
      kb: 11.5,
      reason: 'draws pictures and rows, with progress, retry and dropping',
    },
    './patterns/AlbumSlot': {
      kb: 12.25,
      reason: 'is an UploadField with the outlines of six papers',
    },
    './patterns/desk': {
      kb: 115.2,
      reason:
        'is the whole desk of the operators with its sheets, whose screens use nearly all of it, with TanStack Table; 49 KB are the PaperViewer, which comes with the first file, as uPlot with the first plot',
    },
    './patterns/desk-drawers': {
      kb: 54.5,
      reason: 'has the sheets of accounts, notices, codes and content, with the tables that they show',
    },
    './patterns/BookHero': { kb: 13.2, reason: 'opens the drawer with the shops, and has a compact form' },
    './patterns/CategoryShelf': {
      kb: 16.3,
      reason: 'puts tabs, covers with their introductions and spines on a board and moves them',
    },
    './patterns/CertificateView': { kb: 12.85, reason: 'opens the certificate in a Lightbox' },
    './patterns/FoundBand': {
      kb: 11.8,
      reason: 'shows what was found in papers, with its states and phone form',
    },
    './patterns/HeroBanner': { kb: 14.2, reason: 'moves slides with covers, buttons and a landscape' },
    './patterns/HubHead': { kb: 11.6, reason: 'moves slides beside the table of contents' },
    './patterns/HonourWall': { kb: 10.75, reason: 'opens its plaques in a Lightbox' },
    './patterns/MenuDrawer': { kb: 10.5, reason: 'is a drawer with the whole menu and the theme' },
    './patterns/PaperViewer': {
      kb: 49.95,
      reason:
        'desk, strip, reading mode with full screen, its night paper and menu, the bar that finds a text with its places, the fetching of what the first page of a PDF needs, the place that is kept from text to sheet, and the numbers in Word files; pdf.js and docx-preview come with the first file of their kind; 10 KB are the text of Word files with its drawer, which come when a phone reads one',
    },
    './patterns/PictureGallery': { kb: 11.5, reason: 'opens its pictures in a Lightbox' },
    './patterns/paper-texts': {
      kb: 12.9,
      reason: 'opens PDF and Word files for their text; their libraries come with the first file',
    },
    './patterns/PrintList': { kb: 10.35, reason: 'orders papers by buttons and by dragging, with choices' },
    './patterns/print-papers': {
      kb: 13.1,
      reason:
        'has the frame that is printed, answers apart, and the sheets of PDF and Word files; their libraries come with the first file',
    },
    './patterns/RecommendationList': {
      kb: 11.65,
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
    './patterns/SectionBanner': { kb: 10.4, reason: 'moves slides, and picks the width of their pictures' },
    './patterns/ShareButton': {
      kb: 16,
      reason: 'a Menu, the dialog with the code and the hint for WeChat, the last two only when asked for',
    },
    './patterns/ShelfCarousel': {
      kb: 11.25,
      reason: 'moves covers with buttons, and the set of icons grows',
    },
  },
  provided: ['next', 'react', 'react-dom', 'styled-components'],
  // Loaded in separate chunks when a document is opened, a plot is shown or a picture is enlarged.
  later: ['pdfjs-dist', 'docx-preview', 'dompurify', 'jszip', 'swiper', 'uplot'],
});
