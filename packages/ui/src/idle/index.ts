export { afterLoadAndIdle } from './after-load-and-idle.js';
