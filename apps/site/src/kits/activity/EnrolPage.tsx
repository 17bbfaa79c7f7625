import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { EnrolmentSlip, type SlipFact } from '@inkstone/ui/patterns/EnrolmentSlip';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import type { ReactNode } from 'react';

import { PageCrumbs } from '../../lib/components/PageCrumbs/PageCrumbs.js';
import { DetailPage } from '../detail/DetailPage.js';
import type { Detail } from '../detail/use-detail.js';
import { Columns, FormColumn } from './EnrolPage.styles.js';
import type { EnrolActivity } from './use-enrol-page.js';

export interface EnrolPageProps {
  title: string;
  crumbs: readonly Crumb[];
  activity: Detail<EnrolActivity>;
  /** What the form says, below the name of the activity. */
  facts: readonly SlipFact[];
  /** The slip is settled. */
  enrolled: boolean;
  /** The form. */
  children: ReactNode;
}

/** The page on which somebody enrols: the form, and beside it the slip that fills as they type. */
export function EnrolPage({ title, crumbs, activity, facts, enrolled, children }: EnrolPageProps) {
  const back = crumbs.at(-2);
  return (
    <DetailPage
      detail={activity}
      title={title}
      noun="这场活动"
      back={{ label: `回到${back?.label ?? ''}`, href: back?.href ?? '' }}
    >
      {(shown) => (
        <>
          <PageCrumbs items={crumbs} />
          <PageHeading title={title} />
          {shown === undefined && <Skeleton lines={10} />}
          {shown?.closed !== undefined && (
            <EmptyState title={shown.closed} action={<Button href={shown.href}>回到活动</Button>} />
          )}
          {shown !== undefined && shown.closed === undefined && (
            <Columns>
              <FormColumn>{children}</FormColumn>
              {/* A copy of the form: it is not read a second time. */}
              <div aria-hidden="true">
                <EnrolmentSlip
                  {...shown.slip}
                  status={{ label: enrolled ? '已报名' : '填写中', tone: 'ok' }}
                  facts={[{ label: '活动', value: shown.title }, ...facts]}
                  stamp={enrolled ? '已报名' : undefined}
                />
              </div>
            </Columns>
          )}
        </>
      )}
    </DetailPage>
  );
}
