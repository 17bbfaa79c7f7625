export { LoginCard } from './LoginCard.js';
export type { LoginCardProps } from './LoginCard.js';
export type { Brand } from '../types.js';
