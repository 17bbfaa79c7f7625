import { favouriteType } from '@inkstone/api/rules';
import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';

import { contentHref } from '../../lib/content-href.js';
import type { KeptPaper } from '../../lib/kept/kept-cache.js';
import { KEPT_HREF } from './use-kept-papers.js';

/** How many of the kept papers are offered. */
const OFFERED = 2;

export interface NotKeptProps {
  title: string;
  /** Seen last first. */
  papers: readonly Pick<KeptPaper, 'id' | 'paper'>[];
}

/** A paper that is opened without a network and is not on this device: what is there instead. */
export function NotKept({ title, papers }: NotKeptProps) {
  return (
    <PageColumn>
      <PageHeading title={title} />
      <EmptyState
        title="这份没有存在本机"
        description={`连上网络后会自己打开。本机有 ${String(papers.length)} 份，没有网络也能看：`}
        action={
          <>
            {papers.slice(0, OFFERED).map(({ id, paper }) => (
              <Button key={id} href={contentHref({ id, type: favouriteType.paper })}>
                {paper.title}
              </Button>
            ))}
            <Button href={KEPT_HREF}>看本机试卷</Button>
          </>
        }
      />
    </PageColumn>
  );
}
