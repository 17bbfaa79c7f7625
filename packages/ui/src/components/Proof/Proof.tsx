import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { proofMessages as messages } from './messages.zh.js';
import { proofParts } from './proof-parts.js';
import { Text } from './Proof.styles.js';

export interface ProofProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As printed. What it has in common with `right` at its ends is not struck. */
  wrong: string;
  /** As it must be. */
  right: string;
  /** The reader's copy is right already: without red. */
  settled?: boolean | undefined;
}

/** An erratum as on a proof sheet: what is wrong is struck, what is right written behind it. */
export function Proof({ wrong, right, settled = false, ...rest }: ProofProps) {
  const parts = proofParts(wrong, right);
  return (
    <Text {...rest} data-settled={settled}>
      {parts.before}
      {parts.wrong !== '' && (
        <del>
          <VisuallyHidden>{messages.wrong}</VisuallyHidden>
          {parts.wrong}
        </del>
      )}
      {parts.right !== '' && (
        <ins>
          <VisuallyHidden>{messages.right}</VisuallyHidden>
          {parts.right}
        </ins>
      )}
      {parts.after}
    </Text>
  );
}
