export { FavouriteButton } from '../patterns/page/FavouriteButton/FavouriteButton.js';
export type { FavouriteButtonProps } from '../patterns/page/FavouriteButton/FavouriteButton.js';
