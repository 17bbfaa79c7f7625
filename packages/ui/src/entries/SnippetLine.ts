export {
  SnippetLine,
  type Snippet,
  type SnippetLineProps,
} from '../patterns/paper/SnippetLine/SnippetLine.js';
