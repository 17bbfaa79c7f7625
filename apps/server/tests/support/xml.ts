import { SaxesParser } from 'saxes';

export interface XmlNode {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  /** Without that of the children. */
  text: string;
  children: XmlNode[];
}

/** @throws Error for a text that is not well-formed */
export function parseXml(text: string): XmlNode {
  const top: XmlNode = { name: '', namespace: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const node: XmlNode = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(values),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (part) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('no element');
  return root;
}

/** The texts of the elements of a name, wherever they are. */
export function textsOf(node: XmlNode, name: string): string[] {
  return [
    ...(node.name === name ? [node.text] : []),
    ...node.children.flatMap((child) => textsOf(child, name)),
  ];
}
