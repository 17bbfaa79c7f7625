import { paths } from '../../lib/config/paths.js';
import type { EnrolActivity } from '../activity/use-enrol-page.js';
import { sampleActivity } from './activity.js';

export const sampleEnrolActivity: EnrolActivity = {
  title: '“命题实验室”首批试做：旁听报名',
  href: paths.activityDetails.href({ id: 1 }),
  slip: sampleActivity.slip,
  application: undefined,
  closed: undefined,
};
