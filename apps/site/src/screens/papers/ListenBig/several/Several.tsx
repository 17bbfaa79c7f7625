import { getPaperBundleMutation, getPaperSizesQuery } from '@inkstone/api/paper-bundles';
import { getPaperFilesMutation } from '@inkstone/api/papers';
import { useApi } from '@inkstone/api/react';
import type { PaperSize } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { isInWeChat } from '@inkstone/ui/patterns/BrowserHint';
import { BundleProgress } from '@inkstone/ui/patterns/BundleProgress';
import { formatSize } from '@inkstone/ui/patterns/KeptPile';
import { SelectionBar } from '@inkstone/ui/patterns/SelectionBar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { quietly } from '../../../../lib/quietly.js';
import { useIntent } from '../../../../kits/login/use-intent.js';
import { useRequireLogin } from '../../../../kits/login/use-require-login.js';
import type { Choice } from '../use-choice.js';
import { bundle } from './bundle.js';

export interface SeveralProps {
  choice: Choice;
  onPrint: () => void;
}

/** What the papers are together; a fact that is not known of all is left out. */
function factsOf(count: number, sizes: readonly PaperSize[]): string[] {
  if (count === 0 || sizes.length < count) return [];
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  const pages = sizes.reduce((sum, one) => sum + (one.pages ?? 0), 0);
  const counted = sizes.every((one) => one.pages !== undefined);
  return [...(counted ? [`共 ${String(pages)} 页`] : []), `约 ${formatSize(bytes)}`];
}

/** What is done with several papers of the list, and how far their download is. */
export function Several({ choice, onPrint }: SeveralProps) {
  const client = useApi();
  const requireLogin = useRequireLogin();
  const { mutateAsync: getBundle } = useMutation(getPaperBundleMutation(client));
  const { mutateAsync: getFiles } = useMutation(getPaperFilesMutation(client));
  const shown = useSyncExternalStore(bundle.subscribe, bundle.read, () => undefined);
  const papers = choice.papers ?? [];
  const ids = papers.map(({ id }) => id).sort((one, other) => one - other);
  const sizes = useQuery({ ...quietly(getPaperSizesQuery(client, ids)), enabled: ids.length > 0 });

  function start() {
    if (isInWeChat()) {
      void import('../../../../kits/downloads/browser-hint.js').then(({ showBrowserHint }) =>
        showBrowserHint(),
      );
      return;
    }
    if (papers.length === 0 || !requireLogin({ kind: 'bundle', id: papers.length })) return;
    bundle.start({ client, getBundle, getFiles }, papers);
  }

  useIntent('bundle', papers.length > 0, start);

  if (shown !== undefined) {
    return (
      <BundleProgress
        bundle={shown}
        onCancel={bundle.close}
        onResume={() => bundle.resume({ client })}
        onClose={() => {
          if (shown.state === 'done') choice.end();
          bundle.close();
        }}
      />
    );
  }
  return (
    <SelectionBar
      papers={papers}
      facts={factsOf(ids.length, sizes.data ?? [])}
      onClear={() => choice.set([])}
    >
      <Button
        aria-disabled={papers.length === 0 || undefined}
        startIcon={<Icon name="printer" />}
        onClick={() => papers.length > 0 && onPrint()}
      >
        排打印清单
      </Button>
      <Button
        variant="primary"
        aria-disabled={papers.length === 0 || undefined}
        startIcon={<Icon name="download" />}
        onClick={start}
      >
        打包下载
      </Button>
    </SelectionBar>
  );
}
