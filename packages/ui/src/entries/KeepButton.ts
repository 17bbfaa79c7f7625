export { DeviceIcon } from '../patterns/paper/KeepButton/DeviceIcon.js';
export { KeepButton, type KeepButtonProps, type Keeping } from '../patterns/paper/KeepButton/KeepButton.js';
