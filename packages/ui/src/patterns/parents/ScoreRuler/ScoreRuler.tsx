import type { ComponentProps } from 'react';

import { positionOf } from '../score-scale.js';
import { Dot, Figure, Label, Mark, Marks, Name, Root, Ticks } from './ScoreRuler.styles.js';

export interface ScoreMark {
  /** The batch: 本科批. */
  name: string;
  /** In points. */
  score: number;
}

export interface ScoreRulerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The end of the ruler in points: the full score of the region. */
  end: number;
  marks: readonly ScoreMark[];
}

/** Scores on a ruler. Their names alternate above and below it, so that they do not overlap. */
export function ScoreRuler({ end, marks, ...rest }: ScoreRulerProps) {
  const ordered = [...marks].sort((one, other) => one.score - other.score);
  return (
    <Root {...rest}>
      <Ticks aria-hidden="true" />
      <Marks>
        {ordered.map(({ name, score }, index) => {
          const position = positionOf(score, end);
          return (
            <Mark key={name} style={{ left: `${String(position)}%` }}>
              <Dot aria-hidden="true" />
              <Label
                $below={index % 2 === 1}
                // Near the end, the name is left of its dot; otherwise it would leave the page.
                $left={position > 75}
              >
                <Figure>{score}</Figure> <Name title={name}>{name}</Name>
              </Label>
            </Mark>
          );
        })}
      </Marks>
    </Root>
  );
}
