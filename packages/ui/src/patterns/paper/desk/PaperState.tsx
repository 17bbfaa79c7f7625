import type { ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { paperMessages as messages } from '../messages.zh.js';
import type { Opened } from '../use-opened.js';
import {
  Actions,
  Blank,
  Hint,
  Line,
  Message,
  Opening,
  RulerRoom,
  Slip,
  Title,
  ToolbarRoom,
  Wood,
} from './PaperState.styles.js';

/** Widths of the lines that stand for text, in per cent. */
const LINES = [58, 86, 90, 64, 88, 78, 90, 52, 84, 70, 88, 60];

/** The desk while the file is opened: a blank sheet where the first page will lie, with the room of the tools. */
export function PaperOpening() {
  return (
    <Opening>
      <VisuallyHidden role="status">{messages.opening}</VisuallyHidden>
      <ToolbarRoom aria-hidden="true" />
      <Wood aria-hidden="true">
        <Blank>
          {LINES.map((width, index) => (
            <Line key={index} style={{ width: `${String(width)}%` }} />
          ))}
        </Blank>
      </Wood>
      <RulerRoom aria-hidden="true" />
    </Opening>
  );
}

interface PaperFailedProps {
  failure: Extract<Opened, { status: 'failed' }>;
  download?: ReactNode;
}

/** What is wrong with the file, and the way to it all the same. */
export function PaperFailed({ failure: { reason, retry }, download }: PaperFailedProps) {
  const { title, hint } = messages.failures[reason];
  const mayPass = reason === 'unreachable' || reason === 'broken';
  return (
    <Message role="alert">
      <Slip>
        <Title>{title}</Title>
        <Hint>{hint}</Hint>
        <Actions>
          {mayPass && <Button onClick={retry}>{messages.retry}</Button>}
          {download}
        </Actions>
      </Slip>
    </Message>
  );
}
