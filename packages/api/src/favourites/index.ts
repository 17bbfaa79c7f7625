export { addFavouriteMutation, cancelFavouriteMutation, deleteFavouriteMutation } from './mutations.js';
export type { FavouriteRecord, FavouriteTarget } from './mutations.js';
export { getFavouriteTypesQuery, listFavouritesQuery } from './queries.js';
export type { ListFavouritesParams } from './queries.js';
