import { Progress } from '../../../components/Progress/index.js';
import { fileSize } from '../../../components/UploadField/file-size.js';
import type { UploadItem } from '../../../components/UploadField/index.js';
import { Band } from './AlbumSlot.styles.js';
import { albumSlotMessages as messages } from './messages.zh.js';

/** How much of the photograph is uploaded, on its lower edge. */
export function SlotProgress({ item: { name, percent, size } }: { item: UploadItem }) {
  const sent = percent === null ? undefined : fileSize((size * percent) / 100);
  return (
    <Band>
      <span aria-hidden="true">
        {sent === undefined || percent === null
          ? messages.uploading
          : `${String(Math.round(percent))}% · ${sent} / ${fileSize(size)}`}
      </span>
      <Progress value={percent} label={messages.progressOf(name)} showLabel={false} />
    </Band>
  );
}
