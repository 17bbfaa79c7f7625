import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { EnrolmentSlip, EnrolmentStub, type SlipFact } from '@inkstone/ui/patterns/EnrolmentSlip';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import type { ReactNode } from 'react';

import { PageCrumbs } from '../../lib/components/PageCrumbs/PageCrumbs.js';
import { DetailPage } from '../detail/DetailPage.js';
import type { Detail } from '../detail/use-detail.js';
import { FormColumn, Slip, Ticket } from './EnrolPage.styles.js';
import type { EnrolActivity } from './use-enrol-page.js';

export interface EnrolPageProps {
  title: string;
  crumbs: readonly Crumb[];
  activity: Detail<EnrolActivity>;
  /** What the form says, below the name of the activity. */
  facts: readonly SlipFact[];
  /** The slip is settled. */
  enrolled: boolean;
  /** Beside the title. */
  note?: string | undefined;
  /** The form has become a slip to keep, which takes the whole width. */
  kept?: boolean | undefined;
  /** The form. */
  children: ReactNode;
}

/** The page on which somebody enrols: the form, and with it the slip that fills as they type. */
export function EnrolPage({
  title,
  crumbs,
  activity,
  facts,
  enrolled,
  note,
  kept = false,
  children,
}: EnrolPageProps) {
  const mobile = useMediaQuery(media.mobile);
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
          <PageCrumbs items={shown === undefined ? crumbs : withActivity(crumbs, shown)} />
          <PageHeading title={title} note={note} />
          {shown === undefined && <Skeleton lines={10} />}
          {shown?.closed !== undefined && (
            <EmptyState title={shown.closed} action={<Button href={shown.href}>回到活动</Button>} />
          )}
          {shown !== undefined && shown.closed === undefined && (
            <Ticket $kept={kept}>
              {mobile && !enrolled && (
                <EnrolmentStub
                  title={shown.title}
                  countdown={shown.slip.countdown && { ...shown.slip.countdown, label: '还有' }}
                  note={noteOf(shown.slip)}
                />
              )}
              {mobile && enrolled && !kept && <Copy activity={shown} facts={facts} enrolled />}
              <FormColumn $kept={kept}>{children}</FormColumn>
              {!mobile && !kept && (
                <Slip>
                  <Copy activity={shown} facts={facts} enrolled={enrolled} />
                </Slip>
              )}
            </Ticket>
          )}
        </>
      )}
    </DetailPage>
  );
}

function withActivity(crumbs: readonly Crumb[], { title, href }: EnrolActivity): Crumb[] {
  return [...crumbs.slice(0, -1), { label: title, href }, ...crumbs.slice(-1)];
}

function noteOf({ period, facts }: EnrolActivity['slip']): string {
  const end = period === undefined ? '' : `${period.end} 截止`;
  return [end, facts[0]?.value ?? ''].filter((part) => part !== '').join(' · ');
}

const SEAT = { label: '盖章处', note: '边填边抄到这张签上。\n交上去，就盖章。' };

interface CopyProps extends Pick<EnrolPageProps, 'facts' | 'enrolled'> {
  activity: EnrolActivity;
}

/** A copy of the form: it is not read a second time. */
function Copy({ activity, facts, enrolled }: CopyProps) {
  return (
    <EnrolmentSlip
      {...activity.slip}
      aria-hidden="true"
      status={{ label: enrolled ? '已报名' : '填写中', tone: 'ok' }}
      activity={activity.title}
      facts={facts}
      stamp={enrolled ? '已报名' : undefined}
      seat={enrolled ? undefined : SEAT}
    />
  );
}
