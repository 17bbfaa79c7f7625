import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { ladderOf, type PictureFacts } from '../../pictures/picture.js';
import { publicUrl } from '../../ports/files/keys.js';
import type { Checking, Field } from './field.js';
import { captionPictures } from './figure.js';
import { type FoundFile, pictureRule, resourceTypes } from './file-registry.js';
import { type PictureSize, sizeOfDrawing } from './picture-size.js';

// `html` makes it name the tags, which are refused: no HTML of an author may reach a page.
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })
  // CommonMark finds no bold text in `**要点：**正文`.
  .use(cjkFriendly)
  .use(captionPictures);
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
  // A screen reader tells the heading of a cell only of a marked one.
  if (token.type === 'th_open') token.attrSet('scope', 'col');
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
  const rule = isPicture ? pictureRule : { types: resourceTypes, isPublic: true };
  const found = await checking.files.find(decoded(given), checking.place.file, rule);
  if ('fault' in found) {
    checking.report(found.fault, line);
    return;
  }
  token.attrSet(attribute, publicUrl(found.reference));
  if (!isPicture) return;
  if (found.picture?.isMoving === true) checking.pictures.addMoving(checking.place, given);
  const size = await sizeOf(found, checking);
  if (size === undefined) checking.report(`图片“${given}”打不开；请用图片软件重新保存`, line);
  // Without a size the text below would move when the picture arrives.
  else for (const [name, value] of Object.entries(size)) token.attrSet(name, String(value));
  if (found.picture === undefined) return;
  token.attrSet('srcset', sourceSet(publicUrl(found.reference), found.picture));
  token.attrSet('sizes', '(min-width: 48em) 44rem, 100vw');
  token.attrSet('loading', 'lazy');
}

function sourceSet(url: string, picture: PictureFacts): string {
  return ladderOf(picture)
    .map((step) => `${url}&w=${String(step)} ${String(Math.min(step, picture.width))}w`)
    .join(', ');
}

async function sizeOf({ path, picture }: FoundFile, { files }: Checking): Promise<PictureSize | undefined> {
  if (picture !== undefined) return { width: picture.width, height: picture.height };
  await files.fetch(path);
  return sizeOfDrawing(path);
}

/** markdown-it encodes addresses. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
