import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { Progress } from '../Progress/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { fileSize } from './file-size.js';
import { Done, Facts, Figure, Meter, Reason } from './ItemParts.styles.js';
import { uploadFieldMessages } from './messages.zh.js';
import type { UploadItem, UploadItemProps } from './types.js';

/** Removes the file. The same button in every state, so that it keeps the focus when an upload ends. */
export function TakeAway({ item, disabled, onRemove, onCancel }: Omit<UploadItemProps, 'onRetry'>) {
  const uploading = item.status === 'uploading';
  return (
    <IconButton
      data-upload-remove=""
      icon="close"
      iconSize={20}
      label={uploading ? uploadFieldMessages.cancel(item.name) : uploadFieldMessages.remove(item.name)}
      disabled={disabled}
      onClick={uploading ? onCancel : onRemove}
    />
  );
}

/** Size and status of the file as text, or the progress while it is uploading. */
export function Standing({ item }: { item: UploadItem }) {
  if (item.status === 'uploading') {
    return (
      <Meter>
        <Progress value={item.percent} label={uploadFieldMessages.progressOf(item.name)} showLabel={false} />
        <span aria-hidden="true">
          {item.percent === null ? (
            uploadFieldMessages.uploading
          ) : (
            <Figure>{`${String(Math.round(item.percent))}%`}</Figure>
          )}
        </span>
      </Meter>
    );
  }
  return (
    <Facts>
      <Figure>{fileSize(item.size)}</Figure>
      {item.status === 'done' && (
        <Done>
          <Icon name="check" size={16} />
          {uploadFieldMessages.done}
        </Done>
      )}
    </Facts>
  );
}

export function Retry({ item, disabled, onRetry }: Pick<UploadItemProps, 'item' | 'disabled' | 'onRetry'>) {
  return (
    <Button
      size="sm"
      startIcon={<Icon name="retry" size={16} />}
      disabled={disabled}
      aria-label={uploadFieldMessages.retryOf(item.name)}
      onClick={onRetry}
    >
      {uploadFieldMessages.retry}
    </Button>
  );
}

export function Failure({ item }: { item: UploadItem }) {
  return (
    <Reason role="alert">
      <Icon name="warning" size={16} />
      <span>{item.message ?? uploadFieldMessages.failed}</span>
    </Reason>
  );
}

/** Announces once that a file is uploaded; the visible change is silent. */
export function Arrival({ item }: { item: UploadItem }) {
  return (
    <VisuallyHidden role="status">
      {item.status === 'done' && uploadFieldMessages.doneOf(item.name)}
    </VisuallyHidden>
  );
}
