export { LoginCard, type LoginCardProps } from '../patterns/shell/LoginCard/LoginCard.js';
export type { Brand } from '../patterns/types.js';
