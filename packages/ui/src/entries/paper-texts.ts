export { findIn, readTexts } from '../patterns/paper/find/paper-texts.js';
