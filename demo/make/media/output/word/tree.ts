import { z } from 'zod';

/** A node of a text as Typst reads it: what `query` returns for content. */
export interface Tree {
  func: string;
  text?: string | Tree;
  children?: readonly Tree[];
  body?: Tree;
  child?: Tree;
  base?: Tree;
  /** Above and below the base, as superscript and subscript. */
  t?: Tree;
  b?: Tree;
  num?: Tree;
  denom?: Tree;
  radicand?: Tree;
  accent?: string;
  double?: boolean;
}

const tree: z.ZodType<Tree> = z.lazy(() =>
  z.object({
    func: z.string(),
    text: z.union([z.string(), tree]).exactOptional(),
    children: z.array(tree).exactOptional(),
    body: tree.exactOptional(),
    child: tree.exactOptional(),
    base: tree.exactOptional(),
    t: tree.exactOptional(),
    b: tree.exactOptional(),
    num: tree.exactOptional(),
    denom: tree.exactOptional(),
    radicand: tree.exactOptional(),
    accent: z.string().exactOptional(),
    double: z.boolean().exactOptional(),
  }),
);

export const trees = z.array(tree);

/** The parts of a node that is nothing but a sequence, a group or a style around others. */
export function partsOf(node: Tree): readonly Tree[] | undefined {
  if (node.children) return node.children;
  if (node.child) return [node.child];
  return node.func === 'lr' || node.func === 'equation' ? [node.body ?? { func: 'space' }] : undefined;
}

export function lettersOf(node: Tree): string {
  if (node.func === 'space') return ' ';
  if (node.func === 'smartquote') return node.double === true ? '"' : '’';
  if (typeof node.text === 'string') return node.text;
  return node.text ? lettersOf(node.text) : '';
}
