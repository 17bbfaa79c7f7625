import { uploadActivityFileMutation } from '@inkstone/api/activities';
import { useApi } from '@inkstone/api/react';
import { splitFiles } from '@inkstone/api/rules';
import type { MyActivity } from '@inkstone/api/types';
import type { AttachmentDialogProps } from '@inkstone/forms/activityAttachment';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useDownloads, type Downloads } from '../../../kits/downloads/use-downloads.js';

export interface Joined extends Pick<Downloads, 'transfers'> {
  onDownload: (id: number) => void;
  /** Opens the dialog for a teacher's file. */
  onUpload: (id: number) => void;
  dialog: Pick<AttachmentDialogProps, 'open' | 'enrolmentId' | 'onClose' | 'onSubmit'>;
}

/** The files of joined activities. @param activities those on the page */
export function useJoined(activities: readonly MyActivity[] | undefined): Joined {
  const client = useApi();
  const toast = useToast();
  const [enrolmentId, setEnrolmentId] = useState(0);
  const [open, setOpen] = useState(false);
  // Quiet, because the form itself shows why the server refused.
  const upload = useMutation({ ...uploadActivityFileMutation(client), meta: { quiet: true } });
  const { transfers, start } = useDownloads({
    ids: activities?.map(({ id }) => id),
    getUrls: (id) =>
      Promise.resolve(splitFiles(activities?.find((activity) => activity.id === id)?.files ?? '')),
  });

  return {
    transfers,
    onDownload: start,
    onUpload: (id) => {
      setEnrolmentId(id);
      setOpen(true);
    },
    dialog: {
      open,
      enrolmentId,
      onClose: () => setOpen(false),
      onSubmit: async (payload, sending) => {
        const { msg } = await upload.mutateAsync({ ...payload, ...sending });
        toast.success(msg);
        setOpen(false);
      },
    },
  };
}
