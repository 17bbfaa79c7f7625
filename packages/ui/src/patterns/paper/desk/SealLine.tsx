import { paperMessages as messages } from '../messages.zh.js';
import { Line, Rule, Word } from './SealLine.styles.js';

interface SealLineProps {
  /** Upright, as on the left edge of an exam paper. */
  upright?: boolean;
}

/** The dashed line with its three words that divides what may be seen from what may not. Decoration. */
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
