import { ActivityPage, type ActivityPageProps } from '../../../kits/activity/ActivityPage.js';

export type ActivityDetailsViewProps = Omit<ActivityPageProps, 'detailsTab'>;

export function ActivityDetailsView(page: ActivityDetailsViewProps) {
  return <ActivityPage {...page} noun="这场活动" detailsTab="活动详情" />;
}
