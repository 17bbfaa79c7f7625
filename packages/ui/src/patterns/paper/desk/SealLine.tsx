import { paperMessages as messages } from '../messages.zh.js';
import { Line, Rule, Word } from './SealLine.styles.js';

interface SealLineProps {
  /** Vertical, as on the left edge of an exam paper. */
  upright?: boolean;
}

/** The dashed line with three characters between the visible and the locked pages. Decorative. */
export function SealLine({ upright = false }: SealLineProps) {
  return (
    <Line $upright={upright} aria-hidden="true">
      <Rule $upright={upright} />
      {messages.seal.map((word) => (
        <SealWord key={word} word={word} upright={upright} />
      ))}
    </Line>
  );
}

function SealWord({ word, upright }: { word: string; upright: boolean }) {
  return (
    <>
      <Word $upright={upright}>{word}</Word>
      <Rule $upright={upright} />
    </>
  );
}
