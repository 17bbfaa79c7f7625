/**
 * The origin of the API; empty means that of the site. Set VITE_API_BASE at build time when the site is
 * served from another host than the API.
 */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';
