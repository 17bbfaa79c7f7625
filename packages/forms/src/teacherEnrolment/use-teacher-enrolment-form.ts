import { useMemo } from 'react';

import type { ApplyAsTeacherInput } from '@inkstone/api/inputs';

import type { DraftOptions } from '../drafts/use-draft.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import {
  empty,
  enrolmentLines,
  teacherEnrolmentForm,
  toPayload,
  type TeacherEnrolmentFields,
} from './schema.js';

export interface TeacherEnrolmentOptions extends FormOptions<TeacherEnrolmentFields, ApplyAsTeacherInput> {
  /** Id of the activity. */
  articleId: number;
}

const fieldOf = { files: 'upload_photos' } as const;

/** State of the enrolment form. It is validated on blur, and each activity has its own draft. */
export function useTeacherEnrolmentForm({ articleId, ...options }: TeacherEnrolmentOptions) {
  const draft = useMemo<DraftOptions<TeacherEnrolmentFields>>(
    () => ({
      key: `teacher-enrolment:${String(articleId)}`,
      fields: enrolmentLines.map(({ field }) => field),
      files: ['upload_photos'],
    }),
    [articleId],
  );
  return useValidForm({
    ...options,
    schema: teacherEnrolmentForm,
    empty,
    toPayload: (fields: TeacherEnrolmentFields) => toPayload(fields, articleId),
    fieldOf,
    draft,
    mode: 'onBlur',
  });
}
