/**
 * The notation of the question bank. `$…$` is mathematics: letters are italic, `^` and `_` make superscripts
 * and subscripts, and `\frac{}{}`, `\sqrt{}`, `\vec{}` and `\rm{}` work as in TeX. Outside of it: `\ce{}` for
 * chemical formulas, `\u{}` underlines, `\dot{}` puts a dot under each character (加点字), `\b{}` is bold,
 * `\blank` is a line to write on, and （） leaves space for a letter.
 */
export type Inline =
  | { kind: 'text'; text: string; slant?: boolean; bold?: boolean; mark?: 'dot' | 'under' }
  | { kind: 'fraction'; over: Inline[]; under: Inline[] }
  | { kind: 'root' | 'vector' | 'raised' | 'lowered'; body: Inline[] }
  | { kind: 'gap'; em: number }
  | { kind: 'blank'; em: number };

interface Reader {
  source: string;
  at: number;
}

const relations = new Set('=<>≤≥≠≈∈∉⊆⊂→⇌∥⊥∪∩∽≌↔⇒:');
const operators = new Set('+−×÷±·');
const functions = /^(?:sin|cos|tan|ln|lg|log|max|min)/;

const parsed = new Map<string, Inline[]>();

export function parseInline(source: string): Inline[] {
  const known = parsed.get(source);
  if (known) return known;
  const items: Inline[] = [];
  for (const [at, part] of source.split('$').entries()) {
    if (at % 2 === 1) items.push(...mathOf({ source: part, at: 0 }));
    else items.push(...textOf({ source: part.replaceAll('（）', '（\u3000\u3000）'), at: 0 }));
  }
  if (parsed.size > 20_000) parsed.clear();
  parsed.set(source, items);
  return items;
}

function group(reader: Reader): string {
  if (reader.source[reader.at] !== '{') {
    const single = reader.source[reader.at] ?? '';
    reader.at += 1;
    return single;
  }
  let depth = 0;
  const start = reader.at + 1;
  for (; reader.at < reader.source.length; reader.at += 1) {
    const sign = reader.source[reader.at];
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) break;
  }
  reader.at += 1;
  return reader.source.slice(start, reader.at - 1);
}

function command(reader: Reader): string {
  const name = /^\\([a-z]+)/.exec(reader.source.slice(reader.at));
  reader.at += name ? name[0].length : 1;
  return name?.[1] ?? '';
}

function textOf(reader: Reader): Inline[] {
  const items: Inline[] = [];
  const { source } = reader;
  while (reader.at < source.length) {
    const next = source.indexOf('\\', reader.at);
    const end = next < 0 ? source.length : next;
    if (end > reader.at) items.push({ kind: 'text', text: source.slice(reader.at, end) });
    reader.at = end;
    if (end === source.length) break;
    const name = command(reader);
    if (name === 'blank')
      items.push({ kind: 'blank', em: source[reader.at] === '{' ? Number(group(reader)) : 5 });
    else if (name === 'u') items.push({ kind: 'text', text: group(reader), mark: 'under' });
    else if (name === 'dot') items.push({ kind: 'text', text: group(reader), mark: 'dot' });
    else if (name === 'b') items.push({ kind: 'text', text: group(reader), bold: true });
    else if (name === 'ce') items.push(...chemistry(group(reader)));
    else throw new SyntaxError(`unknown command \\${name} in ${source}`);
  }
  return items;
}

/** H2SO4, Fe^{3+}, 2Na+O2=Na2O2: digits after a letter or a bracket are subscripts, others are not. */
function chemistry(source: string): Inline[] {
  const items: Inline[] = [];
  for (const match of source.matchAll(/\^\{([^}]*)\}|([A-Za-z)\]])(\d+)|([=+→⇌↑↓]+)|([^=+→⇌↑↓^])/gu)) {
    const [, raised, letter, figures, operator, other] = match;
    if (raised !== undefined)
      items.push({ kind: 'raised', body: [{ kind: 'text', text: raised.replace('-', '−') }] });
    else if (letter !== undefined)
      items.push(
        { kind: 'text', text: letter },
        { kind: 'lowered', body: [{ kind: 'text', text: figures ?? '' }] },
      );
    else if (operator !== undefined)
      items.push(
        { kind: 'gap', em: 0.14 },
        { kind: 'text', text: operator === '=' ? '＝' : operator },
        { kind: 'gap', em: 0.14 },
      );
    else if (other !== undefined) items.push({ kind: 'text', text: other });
  }
  return items;
}

function mathOf(reader: Reader, upright = false): Inline[] {
  const items: Inline[] = [];
  const { source } = reader;
  while (reader.at < source.length) {
    const sign = source[reader.at] ?? '';
    if (sign === '\\') {
      const name = command(reader);
      if (name === 'frac')
        items.push({ kind: 'fraction', over: inner(group(reader)), under: inner(group(reader)) });
      else if (name === 'sqrt') items.push({ kind: 'root', body: inner(group(reader)) });
      else if (name === 'vec') items.push({ kind: 'vector', body: inner(group(reader)) });
      else if (name === 'rm') items.push(...mathOf({ source: group(reader), at: 0 }, true));
      else throw new SyntaxError(`unknown command \\${name} in ${source}`);
    } else if (sign === '^' || sign === '_') {
      reader.at += 1;
      items.push({ kind: sign === '^' ? 'raised' : 'lowered', body: inner(group(reader)) });
    } else if (sign === '{' || sign === '}') {
      reader.at += 1;
    } else if (functions.test(source.slice(reader.at))) {
      const name = functions.exec(source.slice(reader.at))?.[0] ?? '';
      items.push({ kind: 'text', text: name }, { kind: 'gap', em: 0.12 });
      reader.at += name.length;
    } else {
      items.push(...symbol(sign, upright, items.length === 0));
      reader.at += 1;
    }
  }
  return items;
}

function inner(source: string): Inline[] {
  return mathOf({ source, at: 0 });
}

function symbol(sign: string, upright: boolean, first: boolean): Inline[] {
  if (/[A-Za-z]/.test(sign)) return [{ kind: 'text', text: sign, slant: !upright }];
  const shown = sign === '-' ? '−' : sign;
  if (relations.has(shown))
    return [
      { kind: 'gap', em: 0.2 },
      { kind: 'text', text: shown },
      { kind: 'gap', em: 0.2 },
    ];
  if (operators.has(shown) && !first)
    return [
      { kind: 'gap', em: 0.1 },
      { kind: 'text', text: shown },
      { kind: 'gap', em: 0.1 },
    ];
  if (shown === ',')
    return [
      { kind: 'text', text: ',' },
      { kind: 'gap', em: 0.18 },
    ];
  return [{ kind: 'text', text: shown }];
}

/** The plain text of parsed text. */
export function flat(items: readonly Inline[]): string {
  return items
    .map((item) => {
      if (item.kind === 'text') return item.text;
      if (item.kind === 'fraction') return `${flat(item.over)}/${flat(item.under)}`;
      return 'body' in item ? flat(item.body) : '';
    })
    .join('');
}
