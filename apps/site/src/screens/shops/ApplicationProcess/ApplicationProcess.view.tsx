import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Button } from '@inkstone/ui/components/Button';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { SealPlan } from '@inkstone/ui/patterns/SealPlan';

import { paths } from '../../../lib/config/paths.js';
import { PageCrumbs } from '../../../lib/components/PageCrumbs/PageCrumbs.js';
import type { ReadyPapers } from '../../../lib/device/choices.js';
import { Title } from '../shops.styles.js';
import { Intro, Layout, Start } from './ApplicationProcess.styles.js';
import { ReadyList } from './ReadyList.js';
import { STEPS } from './steps.js';

export interface ApplicationProcessViewProps {
  title: string;
  crumbs: readonly Crumb[];
  /** The address of a form that was begun on this device and not sent. */
  begun: string | undefined;
  papers: ReadyPapers;
  onChange: (papers: ReadyPapers) => void;
}

export function ApplicationProcessView(props: ApplicationProcessViewProps) {
  const { title, crumbs, begun, papers, onChange } = props;
  const startHref = begun ?? paths.progressStep.href({ step: 1 });
  const start = begun === undefined ? '开始申请' : '接着填写';
  return (
    <PageColumn>
      <PageCrumbs items={crumbs} />
      <Layout>
        <div>
          <Title>{title}</Title>
          <Intro>五步走完，店铺就有自己的授权编号与证书。资料备齐再动笔，一次填完。</Intro>
          <Start>
            <Button variant="primary" size="lg" href={startHref}>
              {start}
            </Button>
            <span>
              已经提交？<a href={paths.queryProgressStep.href()}>凭查询码看进度</a>
            </span>
          </Start>
          <SealPlan label="申请的五个步骤" steps={STEPS} />
        </div>
        <ReadyList papers={papers} onChange={onChange}>
          <Button block href={startHref}>
            {start}
          </Button>
        </ReadyList>
      </Layout>
    </PageColumn>
  );
}
