import { Button } from '../../../components/Button/index.js';
import { DotList } from '../../../components/DotList/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { PhraseText } from '../../../components/PhraseText/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { stageInk } from '../../cloth.js';
import type { Transfer } from '../../book/ResourceTabs/ResourceRow.js';
import { Actions, Entry, Glyph, Meter, Note, Title, Words } from './DownloadLedger.styles.js';
import { downloadLedgerMessages as messages } from './messages.zh.js';
import type { LedgerRow } from './types.js';

interface LedgerEntryProps {
  row: LedgerRow;
  transfer: Transfer | undefined;
  /** Only one button, an icon. */
  compact: boolean;
  /** That button deletes. */
  managing: boolean;
  onDownload: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

export function LedgerEntry(props: LedgerEntryProps) {
  const { row, transfer, compact } = props;
  const { title, href, glyph, stage, note } = row;
  const percent = transfer?.state === 'running' ? wholePercent(transfer.percent) : undefined;
  return (
    <Entry data-running={percent !== undefined || undefined}>
      <Glyph aria-hidden="true" style={{ color: stageInk(stage) }}>
        {glyph}
      </Glyph>
      <Words>
        <Title>
          {href === undefined ? (
            <PhraseText text={title} />
          ) : (
            <a href={href}>
              <PhraseText text={title} />
            </a>
          )}
        </Title>
        <State transfer={transfer} note={note} />
      </Words>
      <Actions>{compact ? <OneAct {...props} /> : <Acts {...props} />}</Actions>
      {percent !== undefined && (
        <Meter
          role="progressbar"
          aria-label={messages.progressOf(title)}
          aria-valuenow={percent ?? undefined}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ width: `${String(percent ?? 0)}%` }} />
        </Meter>
      )}
    </Entry>
  );
}

/** The same element in every state, so that it keeps the focus. */
function OneAct({ row: { title }, transfer, managing, onDownload, onCancel, onRemove }: LedgerEntryProps) {
  const act =
    transfer?.state === 'running'
      ? ({ icon: 'close', label: messages.cancel, onClick: onCancel } as const)
      : managing
        ? ({ icon: 'trash', label: messages.remove, onClick: onRemove } as const)
        : ({
            icon: 'download',
            label: transfer?.state === 'failed' ? messages.retry : messages.again,
            onClick: onDownload,
          } as const);
  return <IconButton {...act} iconSize={20} label={act.label + messages.of(title)} />;
}

function Acts({ row: { title }, transfer, onDownload, onCancel, onRemove }: LedgerEntryProps) {
  if (transfer?.state === 'running') {
    return (
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {messages.cancel}
        <VisuallyHidden>{messages.of(title)}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" startIcon={<Icon name="download" size={16} />} onClick={onDownload}>
        {transfer?.state === 'failed' ? messages.retry : messages.again}
        <VisuallyHidden>{messages.of(title)}</VisuallyHidden>
      </Button>
      <IconButton
        icon="trash"
        iconSize={20}
        label={messages.remove + messages.of(title)}
        onClick={onRemove}
      />
    </>
  );
}

function wholePercent(percent: number | null): number | null {
  return percent === null ? null : Math.round(percent);
}

function State({ transfer, note }: { transfer: Transfer | undefined; note: string }) {
  switch (transfer?.state) {
    case 'running':
      return <Note $tone="strong">{messages.running(wholePercent(transfer.percent))}</Note>;
    case 'failed':
      return (
        <Note $tone="danger" role="alert">
          <Icon name="error" size={16} />
          {transfer.message}
        </Note>
      );
    case 'done':
      return (
        <Note $tone="quiet" role="status">
          <DotList words={[note, messages.done]} />
        </Note>
      );
    case undefined:
      return <Note $tone="quiet">{note}</Note>;
  }
}
