import { getMyDownloadFilesMutation } from '@inkstone/api/personal';
import { useApi } from '@inkstone/api/react';
import type { MyDownload } from '@inkstone/api/types';
import { useMutation } from '@tanstack/react-query';

import { quietly } from '../../lib/quietly.js';
import { useDownloads, type Downloads } from '../downloads/use-downloads.js';

/** Fetches again what was downloaded once. @param records those on the page */
export function useRecordDownloads(records: readonly MyDownload[] | undefined): Downloads {
  const { mutateAsync: getFiles } = useMutation(quietly(getMyDownloadFilesMutation(useApi())));
  return useDownloads({
    ids: records?.map(({ id }) => id),
    getUrls: async (id) => {
      const record = records?.find((one) => one.id === id);
      return record === undefined ? [] : getFiles(record);
    },
  });
}
