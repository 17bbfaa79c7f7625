export { NotFoundPage, type NotFoundPageProps } from '../patterns/shell/NotFoundPage/NotFoundPage.js';
export type { Way } from '../patterns/types.js';
