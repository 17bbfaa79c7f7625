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
  onDownload: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

export function LedgerEntry({ row, transfer, onDownload, onCancel, onRemove }: LedgerEntryProps) {
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
      <Actions>
        {percent === undefined ? (
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
        ) : (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {messages.cancel}
            <VisuallyHidden>{messages.of(title)}</VisuallyHidden>
          </Button>
        )}
      </Actions>
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
