import {
  enrolmentLines,
  TeacherEnrolment,
  type LiveFields,
  type TeacherEnrolmentFields,
  type TeacherEnrolmentProps,
} from '@inkstone/forms/teacherEnrolment';
import type { FieldOption } from '@inkstone/ui/components/Field';
import type { SlipFact } from '@inkstone/ui/patterns/EnrolmentSlip';
import { useState } from 'react';

import { EnrolPage, type EnrolPageProps } from '../../../kits/activity/EnrolPage.js';

export interface ThisEventRegistrationTeacherViewProps
  extends
    Pick<EnrolPageProps, 'crumbs' | 'activity'>,
    Pick<
      TeacherEnrolmentProps,
      'state' | 'stagesLoading' | 'onStateChange' | 'onEnrol' | 'onAttach' | 'onLater' | 'onMyActivities'
    > {
  stages: readonly FieldOption[];
}

export function ThisEventRegistrationTeacherView({
  crumbs,
  activity,
  ...enrolment
}: ThisEventRegistrationTeacherViewProps) {
  const [live, setLive] = useState<LiveFields<TeacherEnrolmentFields>>();
  const { state, stages } = enrolment;

  function lineOf({ field, label }: (typeof enrolmentLines)[number]): SlipFact {
    const text = live?.values[field] ?? '';
    const words = field === 'stage' ? stages.find(({ value }) => value === text)?.label : text;
    return { label, value: words, invalid: live?.wrong.includes(field) };
  }

  return (
    <EnrolPage
      title="活动报名"
      crumbs={crumbs}
      activity={activity}
      facts={live === undefined ? [] : enrolmentLines.map(lineOf)}
      enrolled={state.step !== 'form'}
    >
      <TeacherEnrolment {...enrolment} onLive={setLive} />
    </EnrolPage>
  );
}
