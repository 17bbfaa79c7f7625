import { ActionBar } from '@inkstone/ui/patterns/ActionBar';
import { EnrolmentSlip } from '@inkstone/ui/patterns/EnrolmentSlip';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { NumberedList } from '@inkstone/ui/patterns/NumberedList';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import type { ReactNode } from 'react';

import { ArticlePage, type ArticlePageProps } from '../article/ArticlePage.js';
import { ActionButton } from './ActionButton.js';
import type { ActivityPageModel } from './activity-model.js';
import { Hint, Slip } from './ActivityPage.styles.js';

export interface ActivityPageProps extends ActivityPageModel, Pick<ArticlePageProps, 'noun'> {
  /** Makes the text and the results tabs, the text's by this name. */
  detailsTab?: string | undefined;
  /** All results; the list's link to more. */
  resultsHref: string;
  /** Below the results. */
  side?: ReactNode;
}

/** The page of something that can be joined: the article, its slip and what has come of it. */
export function ActivityPage({
  activity,
  results,
  resultsHref,
  favourite,
  side,
  detailsTab,
  ...page
}: ActivityPageProps) {
  const mobile = useMediaQuery(media.mobile);
  const oneColumn = useMediaQuery(media.below(1024));
  const slip = activity !== undefined && (
    <Slip>
      <EnrolmentSlip
        {...activity.slip}
        action={
          <>
            {!mobile && <ActionButton action={activity.action} />}
            {activity.action.kind === 'join' && !activity.action.welcome && (
              <Hint>{activity.action.refusal}</Hint>
            )}
          </>
        }
      />
    </Slip>
  );
  const list = <NumberedList title="活动成果" items={results} moreHref={resultsHref} />;
  const resultsTab = { id: 'results', label: `活动成果 ${String(results.length)}`, content: list };
  const countdown = activity?.slip.countdown;
  return (
    <>
      <ArticlePage
        {...page}
        favourite={favourite}
        before={oneColumn && slip}
        tabs={
          detailsTab === undefined
            ? undefined
            : { text: detailsTab, others: results.length === 0 ? [] : [resultsTab] }
        }
        side={
          <>
            {!oneColumn && slip}
            {results.length > 0 && list}
            {side}
          </>
        }
      />
      {mobile && activity !== undefined && (
        <ActionBar
          secondary={<FavouriteButton {...favourite} compact />}
          fact={
            countdown && { label: countdown.label, value: `${String(countdown.value)} ${countdown.unit}` }
          }
        >
          <ActionButton action={activity.action} />
        </ActionBar>
      )}
    </>
  );
}
