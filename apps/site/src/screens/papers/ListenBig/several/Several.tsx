import { getPaperBundleMutation, getPaperSizesQuery } from '@inkstone/api/paper-bundles';
import { getPaperFilesMutation } from '@inkstone/api/papers';
import { useApi, useSession } from '@inkstone/api/react';
import type { PaperSize } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { isInWeChat } from '@inkstone/ui/patterns/BrowserHint';
import { BundleProgress } from '@inkstone/ui/patterns/BundleProgress';
import { DeviceIcon } from '@inkstone/ui/patterns/KeepButton';
import { formatSize } from '@inkstone/ui/patterns/KeptPile';
import { SelectionBar } from '@inkstone/ui/patterns/SelectionBar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { quietly } from '../../../../lib/quietly.js';
import { AskForRoom } from '../../../../kits/kept/AskForRoom.js';
import { useIntent } from '../../../../kits/login/use-intent.js';
import { useRequireLogin } from '../../../../kits/login/use-require-login.js';
import type { Choice } from '../use-choice.js';
import { bundle } from './bundle.js';
import { useKeepSeveral } from './use-keep-several.js';

export interface SeveralProps {
  choice: Choice;
  onPrint: () => void;
}

/** @param whole not only the pages that visitors see */
function bytesOf(sizes: readonly PaperSize[], whole: boolean): number {
  return sizes.reduce((sum, { size, shown_size }) => sum + (whole ? size : (shown_size ?? size)), 0);
}

/** What the papers are together; a fact that is not known of all is left out. */
function factsOf(count: number, sizes: readonly PaperSize[], bytes: number): string[] {
  if (count === 0 || sizes.length < count) return [];
  const pages = sizes.reduce((sum, one) => sum + (one.pages ?? 0), 0);
  const counted = sizes.every((one) => one.pages !== undefined);
  return [...(counted ? [`共 ${String(pages)} 页`] : []), `约 ${formatSize(bytes)}`];
}

/** What is done with several papers of the list, and how far their download is. */
export function Several({ choice, onPrint }: SeveralProps) {
  const client = useApi();
  const loggedIn = useSession() !== null;
  const requireLogin = useRequireLogin();
  const { mutateAsync: getBundle } = useMutation(getPaperBundleMutation(client));
  const { mutateAsync: getFiles } = useMutation(getPaperFilesMutation(client));
  const shown = useSyncExternalStore(bundle.subscribe, bundle.read, () => undefined);
  const papers = choice.papers ?? [];
  useEffect(() => void bundle.recover(), []);
  const ids = papers.map(({ id }) => id).sort((one, other) => one - other);
  const sizes = useQuery({ ...quietly(getPaperSizesQuery(client, ids)), enabled: ids.length > 0 });

  const all = sizes.data ?? [];
  const keep = useKeepSeveral(papers, bytesOf(all, loggedIn));

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
      facts={factsOf(ids.length, all, bytesOf(all, true))}
      onClear={() => choice.set([])}
    >
      <Button
        aria-disabled={papers.length === 0 || undefined}
        busy={keep.number !== undefined}
        startIcon={<DeviceIcon mark="keep" />}
        onClick={keep.start}
      >
        {keep.number === undefined ? '存到本机' : `正在存第 ${String(keep.number)} 份`}
      </Button>
      <AskForRoom question={keep.question} />
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
