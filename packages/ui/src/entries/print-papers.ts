export { printPapers, type PaperToPrint } from '../patterns/paper/print/print-papers.js';
