/** The address of an item, behind the #. The filters of the tray stay in it. */
export function hrefOf(tray: string, id?: number | string, search?: URLSearchParams): string {
  const query = search === undefined || search.size === 0 ? '' : `?${search.toString()}`;
  return `#/${tray}${id === undefined ? '' : `/${String(id)}`}${query}`;
}
