import { SaxesParser } from 'saxes';

/** An element of an XML text, by its place in it. */
export interface XmlElement {
  /** With its prefix: w:p. */
  fullName: string;
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The elements around it, the outermost first. */
  parents: readonly XmlElement[];
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/**
 * All elements in the order of their beginnings. Cutting the text keeps whatever else the file has, which a tree
 * would have to write again.
 * @throws Error for a text that is not well-formed
 */
export function xmlElements(text: string): XmlElement[] {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name: fullName, attributes }) => {
    const content = parser.position;
    const element = {
      fullName,
      name: fullName.slice(fullName.indexOf(':') + 1),
      attributes,
      parents: [...open],
      // An attribute cannot contain the sign.
      start: text.lastIndexOf('<', content - 1),
      content,
      end: content,
    };
    found.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element !== undefined) element.end = parser.position;
  });
  parser.write(text).close();
  return found;
}

/** The text without some elements, none of which is inside another one. */
export function withoutElements(text: string, elements: readonly XmlElement[]): string {
  const ends = [0, ...elements.map(({ end }) => end)];
  return ends.map((end, index) => text.slice(end, elements[index]?.start)).join('');
}
