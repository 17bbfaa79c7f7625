export {
  FoundPaper,
  type FoundPaperItem,
  type FoundPaperProps,
} from '../patterns/paper/FoundPaper/FoundPaper.js';
