export { ShareButton } from '../patterns/page/ShareButton/ShareButton.js';
export type { ShareButtonProps } from '../patterns/page/ShareButton/ShareButton.js';
