export { AlbumPage, type AlbumPageProps } from '../patterns/shops/AlbumSlot/AlbumPage.js';
export { AlbumSlot, type AlbumSlotProps } from '../patterns/shops/AlbumSlot/AlbumSlot.js';
export type { AlbumOutline } from '../patterns/shops/AlbumSlot/outlines.js';
