/** Chinese characters and signs, between which neither a line end nor a blank separates words. */
const chinese = String.raw`\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—·`;
const blanksBesideChinese = new RegExp(`(?<=[${chinese}])[^\\S\\n]+|[^\\S\\n]+(?=[${chinese}])`, 'gu');
const lineEndBesideChinese = new RegExp(`(?<=[${chinese}])\\s*\\n\\s*|\\s*\\n\\s*(?=[${chinese}])`, 'gu');
/** Radicals and compatibility forms that fonts of PDF files name instead of the character: ⽇ for 日. */
const variants = /[\u2e80-\u2fdf\uf900-\ufaff０-９Ａ-Ｚａ-ｚ]+/gu;

/** One form for what people type in several: 本题共 8 小题 and 本题共8小题, digits of full width. */
export function toPlainText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (sign) => (/\s/.test(sign) && sign !== '\f' ? sign : ''))
    .replace(variants, (form) => form.normalize('NFKC'))
    .replace(blanksBesideChinese, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .toWellFormed()
    .trim();
}

/** The lines of a page as one text: where a line ends within a Chinese word, the word goes on. */
export function joinLines(text: string): string {
  return toPlainText(text).replace(lineEndBesideChinese, '').replaceAll('\n', ' ');
}
