import type { ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { formatSize } from '../../../format/format-size.js';
import { useActionBar } from '../../page/ActionBar/use-action-bar.js';
import { bundleProgressMessages as messages } from './messages.zh.js';
import { Bar, Head, Inside, Left, Line, Mark, Note, Papers, Size, Title } from './BundleProgress.styles.js';

export interface BundledPaper {
  id: number;
  title: string;
  /** In bytes. */
  size: number;
}

export interface Bundle {
  /** `broken`: the connection was lost, and can be taken up again. */
  state: 'asking' | 'running' | 'broken' | 'failed' | 'done';
  papers: readonly BundledPaper[];
  /** Titles of what the server could not put in. */
  leftOut: readonly string[];
  /** Bytes that have arrived. */
  received: number;
  /** How long it still takes, in seconds, as far as that is known. */
  seconds?: number | undefined;
  /** Why it failed. */
  message?: string | undefined;
}

export interface BundleProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  bundle: Bundle;
  onCancel: () => void;
  onResume: () => void;
  /** After it is done or has failed. */
  onClose: () => void;
}

type Of = 'done' | 'running' | 'waiting';

/** The papers lie one after the other in the file. */
function stateOf(
  papers: readonly BundledPaper[],
  index: number,
  received: number,
): { of: Of; arrived: number } {
  const before = papers.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  const size = papers[index]?.size ?? 0;
  const arrived = Math.min(Math.max(received - before, 0), size);
  return { of: arrived >= size ? 'done' : received > before ? 'running' : 'waiting', arrived };
}

/** How far a download of several papers is: one line for the whole, a row for each. */
export function BundleProgress({ bundle, onCancel, onResume, onClose, ...rest }: BundleProgressProps) {
  useActionBar();
  const { state, papers, leftOut, seconds, message } = bundle;
  const total = papers.reduce((sum, { size }) => sum + size, 0);
  const received = state === 'done' ? total : Math.min(bundle.received, total);
  const rows = papers.map((paper, index) => ({ ...paper, ...stateOf(papers, index, received) }));
  const done = rows.filter(({ of }) => of === 'done').length;
  const percent = total === 0 ? 0 : Math.floor((received / total) * 100);
  const title = {
    asking: messages.asking,
    running: messages.running(Math.min(done + 1, papers.length), papers.length),
    broken: messages.broken,
    failed: messages.failed,
    done: messages.done(papers.length),
  }[state];
  const isUnder = state === 'asking' || state === 'running';
  return (
    <Bar role="region" aria-label={messages.label} {...rest}>
      <Inside>
        <Head>
          <div>
            <Title role="status">{title}</Title>
            <Note>
              {total > 0 && state !== 'done' && <b>{messages.of(formatSize(received), formatSize(total))}</b>}
              {state === 'running' && seconds !== undefined && messages.seconds(seconds)}
              {state === 'failed' ? message : state !== 'done' && messages.resumable}
            </Note>
            {leftOut.length > 0 && <Left>{messages.leftOut(leftOut)}</Left>}
          </div>
          {state === 'broken' && (
            <Button variant="primary" onClick={onResume}>
              {messages.resume}
            </Button>
          )}
          <Button onClick={isUnder || state === 'broken' ? onCancel : onClose}>
            {isUnder || state === 'broken' ? messages.cancel : messages.close}
          </Button>
        </Head>
        <Line
          role="progressbar"
          aria-label={messages.label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={messages.progress(percent)}
        >
          <i style={{ width: `${String(percent)}%` }} />
        </Line>
        <Papers>
          {rows.map(({ id, title: name, size, of, arrived }) => (
            <li key={id} data-of={of}>
              <Mark aria-hidden="true">{of === 'done' && <Icon name="check" size={16} />}</Mark>
              <VisuallyHidden>{messages.states[of]}</VisuallyHidden>
              <span>{name}</span>
              <Size>
                {of === 'running' ? messages.of(formatSize(arrived), formatSize(size)) : formatSize(size)}
              </Size>
            </li>
          ))}
        </Papers>
      </Inside>
    </Bar>
  );
}
