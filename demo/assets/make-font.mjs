// Makes the font of the papers: node make-font.mjs path/to/NotoSerifSC-Regular.ttf
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import subsetFont from 'subset-font';

const source = process.argv[2];
if (source === undefined) throw new Error('usage: node make-font.mjs path/to/NotoSerifSC-Regular.ttf');

const here = new URL('.', import.meta.url);
const content = new URL('../make/', here);
const characters = new Set();
for (let code = 0x20; code < 0x7f; code += 1) characters.add(String.fromCharCode(code));
for (const character of 'αβγδθλμπρσφωΔΩ∞∠⊥∥≌∽√×÷±≤≥≠≈∈∉⊆⊂∪∩∅→⇌↑↓℃°′″′·…—〓①②③④⑤⑥⑦⑧⑨⑩□○△▲─═') characters.add(character);
const sources = [
  ...globSync('{books,lookups,media,papers}/**/*.ts', { cwd: content.pathname }).map((path) => new URL(path, content)),
  ...globSync('{questions,templates}/**/*.{yaml,svg,typ}', { cwd: here.pathname }).map((path) => new URL(path, here)),
  ...['books.yaml', 'book-resources.csv'].map((path) => new URL(`../content/${path}`, here)),
];
for (const source of sources) {
  for (const character of readFileSync(source, 'utf8')) {
    if (character >= '\u00a0') characters.add(character);
  }
}
const text = [...characters].sort().join('');
const font = await subsetFont(readFileSync(source), text, { targetFormat: 'truetype', noLayoutClosure: true });
const packed = brotliCompressSync(font, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } });
writeFileSync(new URL('fonts/paper-serif.ttf.br', here), packed);
console.log(`${String(characters.size)} characters, ${String(font.length)} bytes, packed ${String(packed.length)}`);
