export { ShareButton } from './ShareButton.js';
export type { ShareButtonProps } from './ShareButton.js';
