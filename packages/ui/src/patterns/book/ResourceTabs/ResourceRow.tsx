import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { IconButton } from '../../../components/IconButton/index.js';
import { Progress } from '../../../components/Progress/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { formatCount } from '../../../format/index.js';
import { resourceTabsMessages } from './messages.zh.js';
import { Action, Count, Done, Failure, Meter, Name, Percent, Row } from './ResourceTabs.styles.js';

export interface Resource {
  id: number;
  name: string;
  downloads: number;
}

/** State of a download; `percent` is null while the size is unknown. */
export type Transfer =
  { state: 'running'; percent: number | null } | { state: 'done' } | { state: 'failed'; message: string };

interface ResourceRowProps {
  resource: Resource;
  transfer: Transfer | undefined;
  onDownload: () => void;
  onCancel: () => void;
}

export function ResourceRow({ resource, transfer, onDownload, onCancel }: ResourceRowProps) {
  return (
    <Row>
      <Icon name="paper" size={24} />
      <div>
        <Name>{resource.name}</Name>
        <Count>{resourceTabsMessages.downloads(formatCount(resource.downloads))}</Count>
      </div>
      <Action data-running={transfer?.state === 'running'}>
        {transfer?.state === 'running' ? (
          <RunningTransfer name={resource.name} percent={transfer.percent} onCancel={onCancel} />
        ) : (
          <IdleTransfer name={resource.name} transfer={transfer} onDownload={onDownload} />
        )}
      </Action>
      {transfer?.state === 'failed' && (
        <Failure role="alert">
          <Icon name="warning" size={16} />
          {transfer.message}
        </Failure>
      )}
    </Row>
  );
}

function RunningTransfer({
  name,
  percent,
  onCancel,
}: {
  name: string;
  percent: number | null;
  onCancel: () => void;
}) {
  return (
    <>
      <Meter>
        <Progress value={percent} label={resourceTabsMessages.progressOf(name)} showLabel={false} />
        {percent !== null && <Percent aria-hidden="true">{`${String(Math.round(percent))}%`}</Percent>}
      </Meter>
      <IconButton icon="close" iconSize={20} label={resourceTabsMessages.cancelOf(name)} onClick={onCancel} />
    </>
  );
}

function IdleTransfer({
  name,
  transfer,
  onDownload,
}: {
  name: string;
  transfer: Exclude<Transfer, { state: 'running' }> | undefined;
  onDownload: () => void;
}) {
  const words =
    transfer === undefined
      ? resourceTabsMessages.download
      : transfer.state === 'done'
        ? resourceTabsMessages.again
        : resourceTabsMessages.retry;
  return (
    <>
      <span role="status">
        {transfer?.state === 'done' && (
          <Done>
            <Icon name="check-circle" size={16} />
            <span>{resourceTabsMessages.done}</span>
          </Done>
        )}
      </span>
      <Button
        size="sm"
        variant={transfer?.state === 'done' ? 'quiet' : 'secondary'}
        startIcon={transfer === undefined ? <Icon name="download" size={16} /> : undefined}
        onClick={onDownload}
      >
        {words}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </>
  );
}
