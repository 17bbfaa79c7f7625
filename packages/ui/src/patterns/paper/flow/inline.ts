/** Tags for the looks of a text within a paragraph, and which looks they are. */
const LOOKS: readonly [tag: string, isLook: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', isBold],
  ['i', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', ({ textDecorationLine }) => textDecorationLine.includes('underline')],
  ['s', ({ textDecorationLine }) => textDecorationLine.includes('line-through')],
];

export interface Inline {
  content: DocumentFragment;
  losses: number;
}

function make(tag: string, data: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (data !== '') element.dataset[data] = '';
  element.append(...children);
  return element;
}

/** The text of an element: its looks, formulas and pictures, without its measures and colours. */
export function inlineOf(element: Element): Inline {
  const content = document.createDocumentFragment();
  let losses = 0;
  function add(child: Element) {
    const inner = inlineOf(child);
    losses += inner.losses;
    return inner.content;
  }
  for (const child of element.childNodes) {
    if (child instanceof Text) {
      content.append(...wordsOf(child.data));
      continue;
    }
    if (!(child instanceof Element)) continue;
    switch (child.localName) {
      case 'math':
        content.append(make('span', 'scroll', child.cloneNode(true)));
        break;
      case 'svg':
        losses += 1;
        break;
      case 'img':
        if (child.hasAttribute('data-lost')) losses += 1;
        else content.append(make('span', 'picture', pictureOf(child as HTMLImageElement)));
        break;
      case 'br':
        content.append(make('br', ''));
        break;
      case 'sup':
      case 'sub':
        content.append(make(child.localName, '', add(child)));
        break;
      case 'a':
        content.append(linkOf(child as HTMLAnchorElement, add(child)));
        break;
      default:
        content.append(inLooks(child, element, add(child)));
    }
  }
  return { content, losses };
}

/** The brackets for an answer stay on one line. */
function wordsOf(text: string): (HTMLElement | string)[] {
  return text
    .split(/([（(]\s+[）)])/)
    .map((part, index) => (index % 2 === 0 ? part : make('span', 'blank', part)));
}

function pictureOf({ src, alt, offsetWidth }: HTMLImageElement): HTMLImageElement {
  const picture = document.createElement('img');
  picture.src = src;
  picture.alt = alt;
  if (offsetWidth > 0) picture.width = offsetWidth;
  return picture;
}

function linkOf(link: HTMLAnchorElement, content: Node): Node {
  if (!link.hasAttribute('href')) return content;
  const copy = link.cloneNode(false) as HTMLAnchorElement;
  copy.removeAttribute('style');
  copy.removeAttribute('class');
  copy.append(content);
  return copy;
}

function isBold({ fontWeight }: CSSStyleDeclaration): boolean {
  return fontWeight === 'bold' || Number(fontWeight) >= 600;
}

/** What a run has of its own: a heading is bold by itself, a note in it is not. */
function inLooks(run: Element, around: Element, content: Node): Node {
  const [own, outer] = [getComputedStyle(run), getComputedStyle(around)];
  if (isBold(outer) && !isBold(own)) return make('span', 'note', content);
  return LOOKS.filter(([, isLook]) => isLook(own) && !isLook(outer)).reduce<Node>(
    (inner, [tag]) => make(tag, '', inner),
    content,
  );
}
