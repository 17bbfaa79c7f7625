import { Button } from '@inkstone/ui/components/Button';
import { LinkMore } from '@inkstone/ui/components/LinkMore';
import { Tabs } from '@inkstone/ui/components/Tabs';
import { DownloadLedger, type DownloadLedgerProps } from '@inkstone/ui/patterns/DownloadLedger';

import { paths } from '../../../lib/config/paths.js';
import { CentreFrame, type CentreViewProps } from '../../../kits/centre/CentreFrame.js';
import { KEPT_HREF } from '../../../kits/kept/use-kept-papers.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { toDays, type DownloadItem } from './model.js';

export type DownloadTab = '1' | '2';

export interface MyDownloadsViewProps
  extends CentreViewProps, Pick<DownloadLedgerProps, 'transfers' | 'onDownload' | 'onCancel' | 'onRemove'> {
  tab: DownloadTab;
  labels: Readonly<Record<DownloadTab, string>>;
  onTab: (tab: DownloadTab) => void;
  downloads: ListModel<DownloadItem>;
}

const MORE: Readonly<Record<DownloadTab, { href: string; label: string }>> = {
  1: { href: paths.boutiqueTaobaoQuestions.href(), label: '去找试卷' },
  2: { href: paths.addedServices.href(), label: '去找图书' },
};

export function MyDownloadsView({
  centre,
  title,
  tab,
  labels,
  onTab,
  downloads,
  ...ledger
}: MyDownloadsViewProps) {
  const more = MORE[tab];
  return (
    <CentreFrame
      centre={centre}
      current="myDownloads"
      title={title}
      actions={<LinkMore href={KEPT_HREF}>本机试卷</LinkMore>}
    >
      <Tabs
        label="下载的种类"
        tabs={(['1', '2'] as const).map((id) => ({ id, label: labels[id] }))}
        value={tab}
        onChange={onTab}
      >
        <ListResults
          list={downloads}
          noun="下载"
          empty={{
            description: '下载过的文件会记在这里，随时可以再下一次。',
            action: <Button href={more.href}>{more.label}</Button>,
          }}
        >
          {(items) => <DownloadLedger days={toDays(items ?? [])} loading={items === undefined} {...ledger} />}
        </ListResults>
      </Tabs>
    </CentreFrame>
  );
}
