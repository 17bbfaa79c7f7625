import { dashDate } from '@inkstone/api/rules';
import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { useToast } from '@inkstone/ui/components/Toast';
import { ActionBar } from '@inkstone/ui/patterns/ActionBar';
import { Keepsake } from '@inkstone/ui/patterns/Keepsake';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import { sharedAddress } from '../../../lib/config/shared-address.js';
import { saveFile } from '../../downloads/save-file.js';
import type { EnrolActivity } from '../use-enrol-page.js';
import { Ways } from './EnrolKeepsake.styles.js';

/** Who has enrolled; '' for what is not known. */
export interface Applicant {
  name: string;
  school: string;
  subject: string;
  stage: string;
  /** In seconds. */
  enrolledAt: number | undefined;
}

interface EnrolKeepsakeProps {
  activity: EnrolActivity;
  /** Number of the enrolment. */
  number: number | null;
  applicant: Applicant;
  onMyActivities: () => void;
}

/** The slip of an enrolment that is complete, as picture, day of a calendar or print to keep. */
export function EnrolKeepsake({ activity, number, applicant, onMyActivities }: EnrolKeepsakeProps) {
  const toast = useToast();
  const mobile = useMediaQuery(media.mobile);
  const { title, end } = activity;
  const slip = {
    label: '报名签',
    number: number === null ? '' : `№ ${String(number)}`,
    title,
    name: applicant.name,
    school: applicant.school,
    facts: factsOf(applicant),
    stamp: '已报名',
  };
  const fileName = `报名签 ${title}`;

  async function savePicture() {
    try {
      const { drawKeepsake } = await import('./draw-keepsake.js');
      saveFile(await drawKeepsake(slip), `${fileName}.png`);
    } catch {
      toast.error('图片没有存成，请改用截屏');
    }
  }

  async function saveDay(day: number) {
    const { calendarFile } = await import('./calendar.js');
    const file = calendarFile({
      uid: `enrolment-${String(number ?? 0)}@${location.host}`,
      title: `${title}：截止`,
      note: [slip.number, applicant.name, applicant.school].filter(Boolean).join('\n'),
      url: sharedAddress(activity.href.replace(/^#/, '')),
      day,
      now: Date.now(),
    });
    saveFile(file, `${fileName}.ics`);
  }

  const act = (
    <Button variant="primary" block={mobile} onClick={onMyActivities}>
      查看我的活动
    </Button>
  );
  return (
    <>
      <Keepsake {...slip} countdown={activity.slip.countdown} />
      <Ways>
        {!mobile && act}
        <Button startIcon={<Icon name="picture" size={20} />} onClick={() => void savePicture()}>
          存成图片
        </Button>
        {end !== undefined && (
          <Button startIcon={<Icon name="calendar" size={20} />} onClick={() => void saveDay(end)}>
            记到日历
          </Button>
        )}
        {!mobile && (
          <Button
            variant="quiet"
            startIcon={<Icon name="printer" size={20} />}
            onClick={() => window.print()}
          >
            打印
          </Button>
        )}
      </Ways>
      {mobile && <ActionBar>{act}</ActionBar>}
    </>
  );
}

function factsOf({ subject, stage, enrolledAt }: Applicant) {
  const facts = [
    { label: '学科学段', value: [subject, stage].filter(Boolean).join(' · ') },
    { label: '报名日期', value: enrolledAt === undefined ? '' : dashDate(enrolledAt) },
    { label: '附件', value: '一份' },
  ];
  return facts.filter(({ value }) => value !== '');
}
