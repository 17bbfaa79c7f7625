import { RoomDialog } from '@inkstone/ui/patterns/RoomDialog';

import { keptDay, largerLimit, limitInBytes, usedBytes } from './use-kept-papers.js';
import type { RoomQuestion } from './use-room.js';

/** Asks what may go where there is no room; the papers that were not seen for the longest time are ticked. */
export function AskForRoom({ question: { room, ...answers } }: { question: RoomQuestion }) {
  if (room === undefined) return null;
  const larger = largerLimit(usedBytes(room.papers) + room.needed);
  return (
    <RoomDialog
      open
      {...room}
      limit={limitInBytes()}
      larger={larger === undefined ? undefined : limitInBytes(larger)}
      papers={[...room.papers].reverse().map(({ id, paper: { title }, bytes, seenAt }) => ({
        id,
        title,
        bytes,
        seen: `${keptDay(seenAt)} 看过`,
      }))}
      onClose={answers.close}
      onRemove={(ids) => void answers.makeRoom(ids)}
      onEnlarge={() => answers.enlarge(larger)}
    />
  );
}
