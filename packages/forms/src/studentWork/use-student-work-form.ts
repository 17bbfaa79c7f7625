import { useValidForm, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import {
  studentWorkForm,
  toPayload,
  type StudentWorkFields,
  type StudentWorkPayload,
  empty,
} from './schema.js';

export interface StudentWorkOptions {
  /** Of the work that was handed in. */
  applicationId: number;
  onSubmit: SubmitHandler<StudentWorkPayload>;
  /** Name and school as they were handed in. */
  defaultValues?: Partial<StudentWorkFields> | undefined;
}

/** State of the new upload; once it is sent, the field of the file is empty and the rest stays. */
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
