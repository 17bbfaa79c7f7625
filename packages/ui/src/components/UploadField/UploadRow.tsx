import { Icon } from '../Icon/index.js';
import { Arrival, Failure, Retry, Standing, TakeAway } from './ItemParts.js';
import type { UploadItemProps } from './types.js';
import { Again, Kind, Name, Row, Thumbnail, Words } from './UploadRow.styles.js';

/** File extension, such as `pdf` for 教案.pdf; '' without one. */
function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? '';
}

/** A file as a row: type, name and size. */
export function UploadRow({ item, disabled, onRemove, onCancel, onRetry }: UploadItemProps) {
  const extension = extensionOf(item.name);
  return (
    <Row data-upload-id={item.id} $failed={item.status === 'failed'}>
      {item.previewUrl === undefined ? (
        <Kind aria-hidden="true">{extension === '' ? <Icon name="paper" /> : extension}</Kind>
      ) : (
        <Thumbnail src={item.previewUrl} alt="" width={44} height={44} />
      )}
      <Words>
        <Name title={item.name}>{item.name}</Name>
        <Standing item={item} />
      </Words>
      <TakeAway {...{ item, disabled, onRemove, onCancel }} />
      {item.status === 'failed' && (
        <Again>
          <Failure item={item} />
          <Retry {...{ item, disabled, onRetry }} />
        </Again>
      )}
      <Arrival item={item} />
    </Row>
  );
}
