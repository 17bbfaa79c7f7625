import type { ComponentProps } from 'react';

import { Icon, type IconName } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import type { Transfer } from '../../book/ResourceTabs/ResourceRow.js';
import { Face, Failure, Fill, Half, Label, Percent } from './DownloadButton.styles.js';
import { downloadButtonMessages } from './messages.zh.js';
import { useJustDone } from './use-just-done.js';

export interface DownloadButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Label before a download: 免费下载. */
  label: string;
  icon?: IconName | undefined;
  /** Outlined, where the main button of the same download is elsewhere on the page. Not announced. */
  outline?: boolean | undefined;
  /** `sm` in a bar; in a narrow one it shows only its icon. */
  size?: 'sm' | 'md' | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  /** State of the download; undefined before it is started. */
  transfer: Transfer | undefined;
  /** Called by a click that starts a download, also after a failed one. */
  onStart: () => void;
  onCancel: () => void;
}

/** A download button that is also the progress bar. For three seconds it says that the file is saved. */
export function DownloadButton({
  label,
  icon = 'download',
  outline = false,
  size = 'md',
  block = false,
  transfer,
  onStart,
  onCancel,
  ...rest
}: DownloadButtonProps) {
  const shown = useJustDone(transfer);
  const running = shown?.state === 'running';
  return (
    <>
      <Face
        type="button"
        {...rest}
        $state={shown?.state ?? 'idle'}
        $outline={outline}
        $size={size}
        $block={block}
        // Its words may be hidden.
        title={size === 'sm' && shown === undefined ? label : undefined}
        onClick={running ? onCancel : onStart}
      >
        {running ? (
          <Running percent={shown.percent} />
        ) : shown === undefined ? (
          <Words icon={icon} words={label} />
        ) : shown.state === 'done' ? (
          <Words icon="check" words={downloadButtonMessages.done} />
        ) : (
          <Words icon="error" words={downloadButtonMessages.failed} />
        )}
      </Face>
      {!outline && (
        <>
          <VisuallyHidden role="status">{report(shown)}</VisuallyHidden>
          {shown?.state === 'failed' && <Failure role="alert">{shown.message}</Failure>}
        </>
      )}
    </>
  );
}

/** The announced text: each tenth, otherwise screen readers would read every percent. */
function report(transfer: Transfer | undefined): string {
  if (transfer?.state === 'done') return downloadButtonMessages.done;
  if (transfer?.state !== 'running' || transfer.percent === null) return '';
  return downloadButtonMessages.progress(Math.floor(transfer.percent / 10) * 10);
}

function Words({ icon, words }: { icon: IconName; words: string }) {
  return (
    <>
      <Icon name={icon} size={20} />
      <Label>{words}</Label>
    </>
  );
}

/** Two layers with the same text: the one on the filled part has another colour. */
function Running({ percent }: { percent: number | null }) {
  const done = Math.round(percent ?? 0);
  const words = (
    <>
      <Icon name="download" size={20} />
      <Label>{downloadButtonMessages.running}</Label>
      {percent !== null && <Percent>{`${String(done)}%`}</Percent>}
    </>
  );
  return (
    <>
      <Half>{words}</Half>
      <Fill aria-hidden="true" style={{ clipPath: `inset(0 ${String(100 - done)}% 0 0)` }}>
        {words}
      </Fill>
      <VisuallyHidden>{downloadButtonMessages.cancel}</VisuallyHidden>
    </>
  );
}
