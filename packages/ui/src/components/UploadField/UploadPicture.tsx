import { Icon } from '../Icon/index.js';
import { FailedLine, Arrival, Standing, TakeAway } from './ItemParts.js';
import type { UploadItemProps } from './types.js';
import { Away, Card, Frame, Name, Photograph, Words } from './UploadPicture.styles.js';

/** A file as a card: its picture on a mount, the name and the size below. */
export function UploadPicture({ item, disabled, onRemove, onCancel, onRetry }: UploadItemProps) {
  return (
    <Card data-upload-id={item.id} $failed={item.status === 'failed'}>
      <Frame>
        {item.previewUrl === undefined ? (
          <Icon name="picture" size={32} />
        ) : (
          <Photograph src={item.previewUrl} alt="" $faint={item.status === 'uploading'} />
        )}
        <Away>
          <TakeAway {...{ item, disabled, onRemove, onCancel }} />
        </Away>
      </Frame>
      <Words>
        <Name title={item.name}>{item.name}</Name>
        <Standing item={item} />
        {item.status === 'failed' && <FailedLine {...{ item, disabled, onRetry }} />}
      </Words>
      <Arrival item={item} />
    </Card>
  );
}
