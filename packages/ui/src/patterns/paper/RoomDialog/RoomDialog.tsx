import { useState } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Checkbox } from '../../../components/Checkbox/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { formatSize } from '../../../format/format-size.js';
import { roomDialogMessages as messages } from './messages.zh.js';
import { Papers, Size, Title } from './RoomDialog.styles.js';

export interface RemovablePaper {
  id: number;
  title: string;
  bytes: number;
  /** 10/30 看过. */
  seen: string;
}

export interface RoomDialogProps {
  open: boolean;
  /** What is to be kept, and what of the limit is left, in bytes. */
  needed: number;
  limit: number;
  free: number;
  /** The kept papers, seen last at the end. */
  papers: readonly RemovablePaper[];
  /** The next larger limit in bytes, if that is enough. */
  larger?: number | undefined;
  onClose: () => void;
  onRemove: (ids: readonly number[]) => void;
  onEnlarge: () => void;
}

/** As many of the papers that were not seen for the longest time as make room. */
function enough(papers: readonly RemovablePaper[], missing: number): number[] {
  const ids: number[] = [];
  let room = 0;
  for (const { id, bytes } of papers) {
    if (room >= missing) break;
    ids.push(id);
    room += bytes;
  }
  return ids;
}

/** How much room is missing, and what could go. Nothing goes unasked. */
export function RoomDialog({
  open,
  needed,
  limit,
  free,
  papers,
  larger,
  onClose,
  onRemove,
  onEnlarge,
}: RoomDialogProps) {
  const missing = needed - free;
  const [chosen, setChosen] = useState(() => enough(papers, missing));
  const room = papers.reduce((sum, { id, bytes }) => (chosen.includes(id) ? sum + bytes : sum), 0);
  const fits = needed <= limit;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.title(formatSize(missing))}
      actions={
        <>
          {larger !== undefined && (
            <Button onClick={onEnlarge}>{messages.enlarge(formatSize(larger))}</Button>
          )}
          {fits && (
            <Button
              variant="primary"
              aria-disabled={room < missing || undefined}
              onClick={() => room >= missing && onRemove(chosen)}
            >
              {room < missing ? messages.choose : messages.remove(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      {fits ? (
        <>
          <p>{messages.reason(formatSize(needed), formatSize(Math.max(0, free)))}</p>
          <Papers>
            {papers.map(({ id, title, bytes, seen }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                >
                  <Title>{title}</Title>
                  <small>{seen}</small>
                </Checkbox>
                <Size>{formatSize(bytes)}</Size>
              </li>
            ))}
          </Papers>
        </>
      ) : (
        <p>{messages.tooLarge(formatSize(needed), formatSize(limit))}</p>
      )}
    </Dialog>
  );
}
