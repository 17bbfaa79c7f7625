import type { ReactNode } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { paperMessages as messages } from '../messages.zh.js';
import { Count, Cut, Edge, Lock, Rest, Slot, Strip } from './SealCut.styles.js';
import { SealLine } from './SealLine.js';

interface SealCutProps {
  shown: number;
  total: number;
  /** The button that downloads the whole file. */
  download?: ReactNode;
  /** Width of the last sheet, in px; without one, as wide as the desk. */
  width?: number | undefined;
  /** Space below the last sheet, in px. */
  gap?: number;
}

/** The end of the visible pages: the next sheet's edge, the seal line, and the download button. */
export function SealCut({ shown, total, download, width, gap = 0 }: SealCutProps) {
  return (
    <Cut style={{ marginTop: gap }}>
      <Edge style={{ width }} aria-hidden="true" />
      <Strip>
        <SealLine />
      </Strip>
      <Count>{messages.shown(shown, total)}</Count>
      <Rest>{messages.beyond(total - shown)}</Rest>
      {download !== undefined && <Slot>{download}</Slot>}
    </Cut>
  );
}

export function LockLine() {
  return (
    <Lock>
      <Icon name="lock" size={16} />
      {messages.lock}
    </Lock>
  );
}
