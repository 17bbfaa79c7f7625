export { LoginCard } from '../patterns/shell/LoginCard/LoginCard.js';
export type { LoginCardProps } from '../patterns/shell/LoginCard/LoginCard.js';
export type { Brand } from '../patterns/types.js';
