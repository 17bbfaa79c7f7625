import { getPaperSizesQuery } from '@inkstone/api/paper-bundles';
import { useApi, useSession } from '@inkstone/api/react';
import type { PreviewFile } from '@inkstone/api/rules';
import type { Paper } from '@inkstone/api/types';
import { ConfirmDialog } from '@inkstone/ui/components/ConfirmDialog';
import { KeepButton } from '@inkstone/ui/patterns/KeepButton';
import { formatSize } from '@inkstone/ui/patterns/KeptPile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { quietly } from '../../lib/quietly.js';
import { AskForRoom } from './AskForRoom.js';
import { KeptLink } from './KeepPaper.styles.js';
import { KEPT_HREF } from './use-kept-papers.js';
import { useKeep } from './use-keep.js';

export interface KeepPaperProps {
  paper: Paper;
  /** Undefined until it is known. */
  preview: readonly PreviewFile[] | undefined;
}

/** The button that keeps a paper on this device, with its questions. */
export function KeepPaper({ paper, preview }: KeepPaperProps) {
  const client = useApi();
  const loggedIn = useSession() !== null;
  const [asking, setAsking] = useState(false);
  // After the preview, which is cut on the first demand: only then its size is known.
  const sizes = useQuery({
    ...quietly(getPaperSizesQuery(client, [paper.id])),
    enabled: preview !== undefined,
  });
  const [known] = sizes.data ?? [];
  const size = loggedIn ? known?.size : (known?.shown_size ?? known?.size);
  const keep = useKeep(paper, preview, size);
  return (
    <>
      <KeepButton
        keeping={keep.keeping}
        size={size === undefined ? undefined : formatSize(size)}
        onKeep={keep.start}
        onCancel={keep.cancel}
        onRemove={() => setAsking(true)}
        onComplete={keep.complete}
      />
      {keep.keeping?.state === 'kept' && <KeptLink href={KEPT_HREF}>看本机试卷</KeptLink>}
      <ConfirmDialog
        open={asking}
        title="从本机移走"
        confirmLabel="移走"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void keep.remove([paper.id]);
        }}
      >
        移走以后，没有网络就看不了这份试卷。
      </ConfirmDialog>
      <AskForRoom question={keep.question} />
    </>
  );
}
