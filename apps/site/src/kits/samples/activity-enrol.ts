import { paths } from '../../lib/config/paths.js';
import type { EnrolActivity } from '../activity/use-enrol-page.js';
import { sampleActivity } from './activity.js';

export const sampleEnrolActivity: EnrolActivity = {
  title: '“命题实验室”首批试做：旁听报名',
  href: paths.activityDetails.href({ id: 1 }),
  slip: sampleActivity.slip,
  end: Date.UTC(2026, 11, 4) / 1000,
  application: undefined,
  closed: undefined,
};

/** The same for somebody who has enrolled, with the attachment. */
export const sampleEnrolledActivity: EnrolActivity = {
  ...sampleEnrolActivity,
  application: {
    id: 1207,
    status: 0,
    has_files: 1,
    name: '陶文昌',
    school: '济南市历下区第三中学',
    subject: '数学',
    stage_text: '高中',
    create_time: Date.UTC(2026, 10, 22) / 1000,
  },
};
