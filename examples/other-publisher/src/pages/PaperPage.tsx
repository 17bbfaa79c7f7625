import { getPaperFilesMutation, getPaperPreviewQuery, getPaperQuery } from '@inkstone/api/papers';
import { toPaperFiles } from '@inkstone/api/props/paper-files';
import { useApi, useSession } from '@inkstone/api/react';
import { previewPages } from '@inkstone/api/rules';
import { Button } from '@inkstone/ui/components/Button';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { PaperViewer } from '@inkstone/ui/patterns/PaperViewer';
import { useMutation, useQuery } from '@tanstack/react-query';

import { go } from '../address.js';
import { Stack } from '../App.styles.js';

/** The reader of a paper: its first pages for everybody, the whole file after a login. */
export function PaperPage({ id }: { id: number }) {
  const client = useApi();
  const user = useSession();
  const paper = useQuery(getPaperQuery(client, id));
  const preview = useQuery(getPaperPreviewQuery(client, id));
  const files = useMutation(getPaperFilesMutation(client));

  async function download() {
    if (user === null) {
      go('/login');
      return;
    }
    for (const url of await files.mutateAsync(id)) {
      const { blob, name } = await client.downloadFile(url);
      const link = Object.assign(document.createElement('a'), {
        href: URL.createObjectURL(blob),
        download: name,
      });
      link.click();
      URL.revokeObjectURL(link.href);
    }
  }

  if (paper.isError)
    return <ErrorState description={paper.error.message} onRetry={() => void paper.refetch()} />;
  if (preview.isError)
    return <ErrorState description={preview.error.message} onRetry={() => void preview.refetch()} />;
  if (paper.isPending || preview.isPending) return <Skeleton lines={8} />;
  return (
    <Stack>
      <PageHeading title={paper.data.title} />
      <PaperViewer
        title={paper.data.title}
        files={toPaperFiles(preview.data, client)}
        shownPages={previewPages}
        assetsUrl="pdfjs/"
        download={
          <Button variant="primary" busy={files.isPending} onClick={() => void download()}>
            免费下载
          </Button>
        }
      />
    </Stack>
  );
}
