import type { ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { paperMessages as messages } from '../messages.zh.js';
import { SealCut } from './SealCut.js';
import type { Opened } from '../use-opened.js';
import * as styles from './PaperState.styles.js';

/** Widths of the lines that represent text, in percent. */
const LINES = [58, 86, 90, 64, 88, 78, 90, 52, 84, 70, 88, 60];

/** The desk while the file is opened: a blank sheet as the first page, with space for the tools. */
export function PaperOpening() {
  return (
    <styles.Opening aria-busy="true">
      <VisuallyHidden role="status">{messages.opening}</VisuallyHidden>
      <styles.ToolbarRoom aria-hidden="true" />
      <styles.Wood aria-hidden="true">
        <styles.Blank>
          {LINES.map((width, index) => (
            <styles.Line key={index} style={{ width: `${String(width)}%` }} />
          ))}
        </styles.Blank>
      </styles.Wood>
      <styles.RulerRoom aria-hidden="true" />
    </styles.Opening>
  );
}

interface PaperWithheldProps {
  /** Number of pages of the file, none of which may be seen. */
  total: number;
  download?: ReactNode;
}

/** A file of one page: the cut is before its first page. */
export function PaperWithheld({ total, download }: PaperWithheldProps) {
  return (
    <styles.Withheld>
      <SealCut shown={0} total={total} download={download} />
    </styles.Withheld>
  );
}

interface PaperFailedProps {
  failure: Extract<Opened, { status: 'failed' }>;
  download?: ReactNode;
}

/** Why the file cannot be shown, with a retry or the download. */
export function PaperFailed({ failure: { reason, retry }, download }: PaperFailedProps) {
  const { title, hint } = messages.failures[reason];
  const mayPass = reason === 'unreachable' || reason === 'broken';
  return (
    <styles.Message role="alert">
      <styles.Slip>
        <styles.Title>{title}</styles.Title>
        <styles.Hint>{hint}</styles.Hint>
        <styles.Actions>
          {mayPass && <Button onClick={retry}>{messages.retry}</Button>}
          {download}
        </styles.Actions>
      </styles.Slip>
    </styles.Message>
  );
}
