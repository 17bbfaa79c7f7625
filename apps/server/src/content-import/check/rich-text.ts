import MarkdownIt, { type Token } from 'markdown-it';
import { publicUrl } from '../../ports/files/keys.js';
import type { Checking, Field } from './field.js';
import { pictureTypes, resourceTypes } from './file-registry.js';

// `html` makes it name the tags; those are refused, so that no HTML of an author ever reaches a page.
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
const harmless = /^<\/?(?:sub|sup|br)\s*\/?>$/i;
const external = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;

/** A text in Markdown; the value is HTML. Pictures and attached files are named by relative path. */
export function richText(label: string): Field<string> {
  return {
    label,
    empty: undefined,
    async read(source, checking) {
      const tokens = markdown.parse(source, {});
      for (const token of tokens) await checkBlock(token, checking);
      return markdown.renderer.render(tokens, markdown.options, {});
    },
  };
}

async function checkBlock(token: Token, checking: Checking): Promise<void> {
  const line = token.map?.[0] ?? 0;
  // The site shows the title of the article as the only heading of the first level.
  if (token.type === 'heading_open' && token.tag === 'h1') {
    checking.report('正文里的标题从二级开始：应写“## ”', line);
  }
  if (token.type === 'html_block') refuseHtml(token, line, checking);
  for (const child of token.children ?? []) {
    if (child.type === 'html_inline' && !harmless.test(child.content)) refuseHtml(child, line, checking);
    if (child.type === 'image') await placeFile(child, 'src', line, checking);
    if (child.type === 'link_open') await placeFile(child, 'href', line, checking);
  }
}

function refuseHtml({ content }: Token, line: number, { report }: Checking): void {
  const tag = /<[^>]*>?/.exec(content)?.[0] ?? content;
  report(`正文里不能写 HTML“${tag}”；请用 Markdown，要显示尖括号时写 \\<`, line);
}

/** Puts the address of the stored file in place of its path. Links may lead elsewhere, pictures may not. */
async function placeFile(
  token: Token,
  attribute: 'src' | 'href',
  line: number,
  checking: Checking,
): Promise<void> {
  const given = String(token.attrGet(attribute) ?? '');
  const isPicture = attribute === 'src';
  if (external.test(given)) {
    if (isPicture) checking.report(`图片“${given}”不在文件夹里；请把图片放进文件夹，用相对路径`, line);
    return;
  }
  const types = isPicture ? pictureTypes : resourceTypes;
  const found = await checking.files.find(decoded(given), checking.place.file, { types, isPublic: true });
  if ('key' in found) token.attrSet(attribute, publicUrl(found.key));
  else checking.report(found.fault, line);
}

/** markdown-it encodes addresses. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
