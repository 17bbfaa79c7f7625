export { renderWithStyles, type RenderedPage } from './render-with-styles.js';
