export { StatusTag } from './StatusTag.js';
export type { StatusTagProps, StatusTone } from './StatusTag.js';
