import { useMemo } from 'react';

import type { ApplyAsStudentInput } from '@inkstone/api/inputs';

import type { DraftOptions } from '../drafts/use-draft.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import {
  empty,
  studentRegistrationForm,
  textNames,
  toPayload,
  type StudentRegistrationFields,
} from './schema.js';

export interface StudentRegistrationOptions extends FormOptions<
  StudentRegistrationFields,
  ApplyAsStudentInput
> {
  /** Id of the activity. */
  articleId: number;
}

const fieldOf = { files: 'upload_photos' } as const;

/** State of the registration. It is validated on blur, and each activity has its own draft. */
export function useStudentRegistrationForm({ articleId, ...options }: StudentRegistrationOptions) {
  const draft = useMemo<DraftOptions<StudentRegistrationFields>>(
    () => ({
      key: `student-registration:${String(articleId)}`,
      fields: textNames,
      files: ['upload_photos'],
    }),
    [articleId],
  );
  return useValidForm({
    ...options,
    schema: studentRegistrationForm,
    empty,
    toPayload: (fields: StudentRegistrationFields) => toPayload(fields, articleId),
    fieldOf,
    draft,
    mode: 'onBlur',
    clearAfterSuccess: true,
  });
}
