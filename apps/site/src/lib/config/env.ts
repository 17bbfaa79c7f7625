/**
 * The origin of the API; empty means that of the site. Set VITE_API_BASE at build time when the site is
 * served from another host than the API.
 */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** A server of map tiles; without VITE_MAP_TILES at build time the site draws a sketch and asks no other server. */
export const mapTiles: { template: string; attribution: string } | undefined =
  import.meta.env.VITE_MAP_TILES === undefined || import.meta.env.VITE_MAP_TILES === ''
    ? undefined
    : {
        template: import.meta.env.VITE_MAP_TILES,
        attribution: import.meta.env.VITE_MAP_ATTRIBUTION ?? '',
      };
