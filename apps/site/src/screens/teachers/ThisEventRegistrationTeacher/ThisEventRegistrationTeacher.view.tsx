import {
  TeacherEnrolment,
  type LiveFields,
  type TeacherEnrolmentFields,
  type TeacherEnrolmentProps,
} from '@inkstone/forms/teacherEnrolment';
import { Suspense, useState } from 'react';

import { EnrolPage, type EnrolPageProps } from '../../../kits/activity/EnrolPage.js';
import { EnrolKeepsake } from '../../../kits/activity/keepsake/index.js';
import { appliedBy, slipFacts, typedBy } from './slip-facts.js';

export interface ThisEventRegistrationTeacherViewProps
  extends
    Pick<EnrolPageProps, 'crumbs' | 'activity'>,
    Pick<
      TeacherEnrolmentProps,
      | 'state'
      | 'stages'
      | 'stagesLoading'
      | 'onStateChange'
      | 'onEnrol'
      | 'onAttach'
      | 'onLater'
      | 'onMyActivities'
    > {}

export function ThisEventRegistrationTeacherView({
  crumbs,
  activity,
  ...enrolment
}: ThisEventRegistrationTeacherViewProps) {
  const [live, setLive] = useState<LiveFields<TeacherEnrolmentFields>>();
  const { state, stages } = enrolment;
  const shown = activity.state === 'ready' ? activity.data : undefined;
  const applicant = appliedBy(shown?.application) ?? typedBy(live?.values, stages);
  const kept = state.step === 'done';

  return (
    <EnrolPage
      title={kept ? '报名成功，附件已收到' : '活动报名'}
      note={kept ? '这张签也在“我的活动”里，随时能再看。' : undefined}
      crumbs={crumbs}
      activity={activity}
      facts={slipFacts(applicant, live?.wrong ?? [], state)}
      enrolled={state.step !== 'form'}
      kept={kept}
    >
      <TeacherEnrolment
        {...enrolment}
        onLive={setLive}
        completed={
          shown && (
            <Suspense fallback={null}>
              <EnrolKeepsake
                activity={shown}
                number={state.enrolmentId}
                applicant={applicant}
                onMyActivities={enrolment.onMyActivities}
              />
            </Suspense>
          )
        }
      />
    </EnrolPage>
  );
}
