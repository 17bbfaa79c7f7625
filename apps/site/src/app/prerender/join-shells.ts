/** The first element with a shell's mark; headers do not hold headers. */
function headerOf(html: string, shell: string): string {
  const found = new RegExp(`<header[^>]*data-shell="${shell}"[^]*?</header>`).exec(html);
  if (found === null) throw new Error(`The page has no header of the shell ${shell}`);
  return found[0];
}

/**
 * One page with both headers: the phone's page, with the desktop's header before its own. Everything else that only
 * one of the shells has is marked with `data-shell` too, and hidden from the other by the styles of index.html.
 */
export function joinShells(phone: string, desktop: string): string {
  const header = headerOf(phone, 'mobile');
  return phone.replace(header, () => headerOf(desktop, 'desktop') + header);
}
