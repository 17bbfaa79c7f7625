import type { Article } from '@inkstone/api/types';
import type { EnrolmentState, TeacherEnrolmentFields } from '@inkstone/forms/teacherEnrolment';
import type { RadioOption } from '@inkstone/ui/components/RadioGroupField';
import type { SlipFact } from '@inkstone/ui/patterns/EnrolmentSlip';

import type { Applicant } from '../../../kits/activity/keepsake/EnrolKeepsake.js';

type Application = NonNullable<Article['application']>;

/** Who has enrolled, as the server knows it; `undefined` where it does not say. */
export function appliedBy(application: Application | undefined): Applicant | undefined {
  if (application?.name === undefined) return undefined;
  const { name, school = '', subject = '', stage_text: stage = '', create_time: enrolledAt } = application;
  return { name, school, subject, stage, enrolledAt };
}

/** Who is enrolling, as the form has it. */
export function typedBy(
  values: TeacherEnrolmentFields | undefined,
  stages: readonly RadioOption[],
): Applicant {
  return {
    name: values?.name ?? '',
    school: values?.school ?? '',
    subject: values?.subject ?? '',
    stage: stages.find(({ value }) => value === values?.stage)?.label ?? '',
    enrolledAt: undefined,
  };
}

/** The lines of the slip beside the form. */
export function slipFacts(
  { name, school, subject, stage }: Applicant,
  wrong: readonly string[],
  { step, enrolmentId }: EnrolmentState,
): SlipFact[] {
  const facts: SlipFact[] = [
    { label: '姓名', value: name, invalid: wrong.includes('name') },
    { label: '单位', value: school, invalid: wrong.includes('school') },
    {
      label: '学科学段',
      value: [subject, stage].filter(Boolean).join(' · '),
      invalid: wrong.includes('subject') || wrong.includes('stage'),
    },
  ];
  if (step === 'form') return [...facts, { label: '报名号', value: '提交后生成', pending: true }];
  const number = enrolmentId === null ? [] : [{ label: '报名号', value: String(enrolmentId) }];
  const file =
    step === 'done' ? { label: '附件', value: '一份' } : { label: '附件', value: '还没有', pending: true };
  return [...facts, ...number, file];
}
