import { useState } from 'react';

import { Icon } from '../Icon/index.js';
import { Arrival, Failure, Retry, Standing, TakeAway } from './ItemParts.js';
import type { UploadItemProps } from './types.js';
import { Again, Away, Card, Frame, Name, Photograph, Words } from './UploadPicture.styles.js';

/** A file as a card: the picture, with name and size below. */
export function UploadPicture({ item, disabled, onRemove, onCancel, onRetry }: UploadItemProps) {
  const failed = item.status === 'failed';
  /** The URL that failed to load, such as a damaged file's. */
  const [broken, setBroken] = useState<string | undefined>();
  return (
    <Card data-upload-id={item.id} $failed={failed}>
      <Frame>
        {item.previewUrl === undefined || item.previewUrl === broken ? (
          <Icon name="picture" size={32} />
        ) : (
          <Photograph
            src={item.previewUrl}
            alt=""
            $faint={failed || item.status === 'uploading'}
            onError={() => setBroken(item.previewUrl)}
          />
        )}
        {failed && (
          <Again>
            <Retry {...{ item, disabled, onRetry }} />
          </Again>
        )}
        <Away>
          <TakeAway {...{ item, disabled, onRemove, onCancel }} />
        </Away>
      </Frame>
      <Words>
        <Name title={item.name}>{item.name}</Name>
        <Standing item={item} />
        {failed && <Failure item={item} />}
      </Words>
      <Arrival item={item} />
    </Card>
  );
}
