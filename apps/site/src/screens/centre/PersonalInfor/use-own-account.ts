import {
  deleteAccountMutation,
  endOtherSessionsMutation,
  exportOwnDataQuery,
  listSessionsQuery,
} from '@inkstone/api/own-account';
import { useApi } from '@inkstone/api/react';
import { dashDate, dashDateTime } from '@inkstone/api/rules';
import { confirmMessages } from '@inkstone/forms/confirm';
import { dropDrafts } from '@inkstone/forms/drafts';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { paths } from '../../../lib/config/paths.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import { saveFile } from '../../../kits/downloads/save-file.js';
import type { DevicesProps } from './Devices.js';
import type { OwnAccountProps } from './OwnAccount.js';

export function useDevices(): DevicesProps {
  const client = useApi();
  const toast = useToast();
  const sessions = useQuery({ ...quietly(listSessionsQuery(client)), refetchOnWindowFocus: 'always' });
  const endOthers = useMutation(endOtherSessionsMutation(client));
  return {
    sessions: toLoadable(sessions, (list) =>
      list.map(({ device, last_time, is_current }) => ({
        device,
        last: dashDateTime(last_time),
        current: is_current === 1,
      })),
    ),
    ending: endOthers.isPending,
    onEndOthers: () =>
      endOthers.mutate(undefined, {
        onSuccess: ({ msg }) => toast.success(msg),
      }),
  };
}

export function useOwnAccount(): OwnAccountProps {
  const client = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const exporting = useMutation({
    mutationFn: () => cache.query(exportOwnDataQuery(client)),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `${PUBLISHER.name}-个人信息-${dashDate(Date.now() / 1000)}.json`);
    },
    // The cache of queries has reported the failure.
    meta: { quiet: true },
  });
  const deletion = useMutation(quietly(deleteAccountMutation(client)));

  return {
    exporting: exporting.isPending,
    onExport: () => exporting.mutate(),
    onDelete: async (payload) => {
      const { msg } = await deletion.mutateAsync(payload);
      dropDrafts();
      toast.success(msg);
      void navigate(paths.home.path());
    },
    onKeep: () => toast.info(confirmMessages.cancelled),
  };
}
