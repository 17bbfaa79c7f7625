export { FavouriteButton } from './FavouriteButton.js';
export type { FavouriteButtonProps } from './FavouriteButton.js';
