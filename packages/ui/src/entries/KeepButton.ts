export { KeepButton, type KeepButtonProps, type Keeping } from '../patterns/paper/KeepButton/KeepButton.js';
