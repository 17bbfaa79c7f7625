import {
  EmphasisMarkType,
  type IRunOptions,
  Math as Formula,
  MathFraction,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
  type MathComponent,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { lettersOf, partsOf, type Tree } from './tree.js';

/** A text as runs and formulas of Word. */
export function runsOf(node: Tree, style: IRunOptions = {}): ParagraphChild[] {
  const inside = (more: IRunOptions) => (node.body ? runsOf(node.body, { ...style, ...more }) : []);
  switch (node.func) {
    case 'equation':
      return [new Formula({ children: node.body ? formulaOf(node.body) : [] })];
    case 'strong':
      return inside({ bold: true });
    case 'emph':
      return inside({ emphasisMark: { type: EmphasisMarkType.DOT } });
    case 'underline':
      return inside({ underline: {} });
    case 'sub':
      return inside({ subScript: true });
    case 'super':
      return inside({ superScript: true });
  }
  const parts = partsOf(node);
  if (parts) return parts.flatMap((part) => runsOf(part, style));
  const text = lettersOf(node).replaceAll('（）', '（\u3000\u3000）');
  return text === '' ? [] : [new TextRun({ ...style, text })];
}

const none: Tree = { func: 'space' };

/** A formula as Word's own, so that a teacher can change it. */
function formulaOf(node: Tree): MathComponent[] {
  const of = (part: Tree | undefined) => formulaOf(part ?? none);
  switch (node.func) {
    case 'frac':
      return [new MathFraction({ numerator: of(node.num), denominator: of(node.denom) })];
    case 'root':
      return [new MathRadical({ children: of(node.radicand) })];
    case 'attach': {
      const children = of(node.base);
      if (node.t && node.b) {
        return [new MathSubSuperScript({ children, superScript: of(node.t), subScript: of(node.b) })];
      }
      return node.t
        ? [new MathSuperScript({ children, superScript: of(node.t) })]
        : [new MathSubScript({ children, subScript: of(node.b) })];
    }
    case 'accent':
      // The library has no accents: the combining arrow follows the letter.
      return [...of(node.base), new MathRun(node.accent ?? '')];
  }
  const parts = partsOf(node);
  if (parts) return parts.flatMap((part) => formulaOf(part));
  const text = lettersOf(node);
  return text === '' ? [] : [new MathRun(text === '-' ? '−' : text)];
}
