import { ActivityPage, type ActivityPageProps } from '../../../kits/activity/ActivityPage.js';

export type ThematicDetailsViewProps = Omit<ActivityPageProps, 'detailsTab'>;

export function ThematicDetailsView(page: ThematicDetailsViewProps) {
  return <ActivityPage {...page} noun="这场活动" detailsTab="活动详情" />;
}
