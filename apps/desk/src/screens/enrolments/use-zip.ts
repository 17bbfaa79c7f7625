import { getDeskItemQuery } from '@inkstone/api/desk';
import type { DeskItemSummary } from '@inkstone/api/types';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';

import { saveZip } from '../../kits/table/save.js';
import { useDesk } from '../../lib/desk.js';

/** The files of the rows in one ZIP, with the name of the person on each. */
export function useZip(nameOf: (row: Pick<DeskItemSummary, 'heading'>) => string) {
  const { client, queryClient } = useDesk();
  const toast = useToast();
  return useMutation({
    mutationFn: async (rows: readonly DeskItemSummary[]) => {
      const items = await Promise.all(
        rows.map((row) =>
          queryClient.query({ ...getDeskItemQuery(client, 'enrolments', row.id), staleTime: 0 }),
        ),
      );
      const attachments = items.flatMap((item) =>
        item.files.map(({ name, url }) => ({ name: `${nameOf(item)} ${name}`, url })),
      );
      return saveZip(attachments, '报名附件.zip');
    },
    onSuccess: (gone) => {
      if (gone.length > 0) toast.error(`有 ${String(gone.length)} 个附件不在了：${gone.join('、')}`);
    },
  });
}
