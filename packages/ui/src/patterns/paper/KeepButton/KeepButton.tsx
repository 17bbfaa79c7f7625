import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { DeviceIcon } from './DeviceIcon.js';
import { Act, Failure, Fill, Frame, State, Whole } from './KeepButton.styles.js';
import { keepButtonMessages as messages } from './messages.zh.js';

export type Keeping =
  | { state: 'running'; percent: number | null }
  /** `pages` where only so many pages are kept: those that a visitor sees. */
  | { state: 'kept'; pages?: number | undefined }
  | { state: 'failed'; message: string };

export interface KeepButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined before the paper is kept. */
  keeping: Keeping | undefined;
  /** What it takes: 4.2 MB. Left out where it is not known. */
  size?: string | undefined;
  /** Keeps it; also after a failure. */
  onKeep: () => void;
  onCancel: () => void;
  onRemove: () => void;
  /** Keeps the other pages of one that is kept in part. */
  onComplete?: (() => void) | undefined;
}

function withSize(words: string, size: string | undefined): string {
  return size === undefined ? words : `${words} · ${size}`;
}

/** Keeps a paper on this device, shows how far that is, and removes it again. */
export function KeepButton({
  keeping,
  size,
  onKeep,
  onCancel,
  onRemove,
  onComplete,
  ...rest
}: KeepButtonProps) {
  return (
    <div {...rest}>
      {keeping?.state === 'running' ? (
        <Frame $state="running">
          <Fill aria-hidden="true" style={{ width: `${String(keeping.percent ?? 0)}%` }} />
          <State>{`${messages.running}${keeping.percent === null ? '' : ` ${String(Math.round(keeping.percent))}%`}`}</State>
          <Act type="button" onClick={onCancel}>
            {messages.cancel}
          </Act>
        </Frame>
      ) : keeping?.state === 'kept' ? (
        <Frame $state="kept">
          <State>
            <DeviceIcon mark="kept" />
            {keeping.pages === undefined ? messages.kept : messages.part(keeping.pages)}
          </State>
          <Act type="button" onClick={onRemove}>
            {messages.remove}
          </Act>
        </Frame>
      ) : (
        <Whole type="button" $failed={keeping !== undefined} onClick={onKeep}>
          {keeping === undefined ? <DeviceIcon mark="keep" /> : <Icon name="warning" />}
          {keeping === undefined ? withSize(messages.keep, size) : messages.failed}
        </Whole>
      )}
      {keeping?.state === 'kept' && onComplete !== undefined && (
        <Whole type="button" $failed={false} onClick={onComplete}>
          <DeviceIcon mark="keep" />
          {withSize(messages.complete, size)}
        </Whole>
      )}
      <VisuallyHidden role="status">{report(keeping)}</VisuallyHidden>
      {keeping?.state === 'failed' && <Failure role="alert">{keeping.message}</Failure>}
    </div>
  );
}

/** Each quarter: screen readers would read out every percent. */
function report(keeping: Keeping | undefined): string {
  if (keeping?.state === 'kept') return messages.kept;
  if (keeping?.state !== 'running' || keeping.percent === null) return '';
  return messages.progress(Math.floor(keeping.percent / 25) * 25);
}
