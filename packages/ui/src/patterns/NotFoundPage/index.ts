export { NotFoundPage } from './NotFoundPage.js';
export type { NotFoundPageProps } from './NotFoundPage.js';
export type { Way } from '../types.js';
