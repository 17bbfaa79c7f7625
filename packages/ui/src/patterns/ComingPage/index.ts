export { ComingPage } from './ComingPage.js';
export type { ComingPageProps } from './ComingPage.js';
export type { Way } from '../types.js';
