import { useValidForm, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import {
  studentWorkForm,
  toPayload,
  type StudentWorkFields,
  type StudentWorkPayload,
  empty,
} from './schema.js';

export interface StudentWorkOptions {
  /** Id of the submitted work. */
  applicationId: number;
  onSubmit: SubmitHandler<StudentWorkPayload>;
  /** The submitted name and school. */
  defaultValues?: Partial<StudentWorkFields> | undefined;
}

/** State of the form for another upload. After success the file is cleared and the texts stay. */
export function useStudentWorkForm({
  applicationId,
  ...options
}: StudentWorkOptions): ValidForm<StudentWorkFields> {
  return useValidForm({
    ...options,
    schema: studentWorkForm,
    empty,
    toPayload: (fields: StudentWorkFields) => toPayload(fields, applicationId),
    mode: 'onBlur',
    clearAfterSuccess: ['files'],
  });
}
