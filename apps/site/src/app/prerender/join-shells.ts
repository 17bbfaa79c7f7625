/** The first element with a shell's mark; headers do not hold headers. */
function headerOf(html: string, shell: string): string {
  const found = new RegExp(`<header[^>]*data-shell="${shell}"[^]*?</header>`).exec(html);
  if (found === null) throw new Error(`The page has no header of the shell ${shell}`);
  return found[0];
}

/** The phone's page with the desktop's header before its own. What only one shell has is marked with `data-shell`. */
export function joinShells(phone: string, desktop: string): string {
  const header = headerOf(phone, 'mobile');
  return phone.replace(header, () => headerOf(desktop, 'desktop') + header);
}
