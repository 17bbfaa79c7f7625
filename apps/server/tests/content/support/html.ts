/** Allowed tags of the content's HTML with their allowed attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  p: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  strong: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  figure: [],
  figcaption: [],
  img: ['src', 'width', 'height', 'alt'],
};

const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>/gy;

/** Faults of a piece of HTML: an unknown tag or attribute, an unclosed tag, an unescaped < or &. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const text = html.slice(at, next < 0 ? html.length : next);
    if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) faults.push(`unescaped & in “${text.slice(0, 40)}”`);
    if (next < 0) break;
    tag.lastIndex = next;
    const found = tag.exec(html);
    if (!found) return [...faults, `no tag at “${html.slice(next, next + 40)}”`];
    const [whole, closing, name = '', attributes = ''] = found;
    at = next + whole.length;
    if (closing === '/') {
      if (open.pop() !== name) faults.push(`${name} closes what it did not open`);
      continue;
    }
    const known = allowed[name];
    if (!known) faults.push(`tag ${name}`);
    for (const [, attribute = ''] of attributes.matchAll(/ ([a-z]+)="/g)) {
      if (known?.includes(attribute) !== true) faults.push(`attribute ${attribute} of ${name}`);
    }
    if (name !== 'img') open.push(name);
  }
  return open.length > 0 ? [...faults, `left open: ${open.join(', ')}`] : faults;
}

export function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '\n');
}
