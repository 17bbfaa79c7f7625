export { ShareButton, type ShareButtonProps } from '../patterns/page/ShareButton/ShareButton.js';
