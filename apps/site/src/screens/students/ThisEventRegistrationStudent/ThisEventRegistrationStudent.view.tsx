import {
  StudentRegistrationForm,
  type LiveFields,
  type StudentRegistrationFields,
  type StudentRegistrationFormProps,
} from '@inkstone/forms/studentRegistration';
import { useState } from 'react';

import { EnrolPage, type EnrolPageProps } from '../../../kits/activity/EnrolPage.js';

export interface ThisEventRegistrationStudentViewProps
  extends
    Pick<EnrolPageProps, 'crumbs' | 'activity'>,
    Pick<StudentRegistrationFormProps, 'articleId' | 'onUpload' | 'onSubmit'> {}

const LINES = [
  { field: 'name', label: '姓名' },
  { field: 'school', label: '单位' },
] as const;

export function ThisEventRegistrationStudentView({
  crumbs,
  activity,
  ...form
}: ThisEventRegistrationStudentViewProps) {
  const [live, setLive] = useState<LiveFields<StudentRegistrationFields>>();
  return (
    <EnrolPage
      title="活动报名"
      crumbs={crumbs}
      activity={activity}
      facts={[
        ...LINES.map(({ field, label }) => ({
          label,
          value: live?.values[field],
          invalid: live?.wrong.includes(field),
        })),
        { label: '作品', value: live?.values.upload_photos[0]?.name },
      ]}
      enrolled={false}
    >
      <StudentRegistrationForm {...form} onLive={setLive} />
    </EnrolPage>
  );
}
