import type { QueryClient } from '@tanstack/query-core';

import { articleDetailsKey, articleKey } from '../articles/keys.js';
import type { ApiClient } from '../client.js';
import type {
  ActivityFileInput,
  ApplyAsStudentInput,
  ApplyAsTeacherInput,
  StudentApplicationInput,
} from '../inputs.js';
import { mutationOptions } from '../options.js';
import { myActivitiesKey } from '../personal/keys.js';
import { applicationKey } from './keys.js';

export type {
  ActivityFileInput,
  ApplyAsStudentInput,
  ApplyAsTeacherInput,
  StudentApplicationInput,
} from '../inputs.js';

/** Enrols a teacher; `data.id` is what uploadActivityFileMutation asks for. The answer's `msg` is to be shown. */
export function applyAsTeacherMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/article/teacher_apply'],
    mutationFn: (input: ApplyAsTeacherInput) => client.post('/api/article/teacher_apply', input),
    // Also when it is refused: who is enrolled already, in another tab, is to see it.
    onSettled: (_answer, _error, { article_id }, _before, { client: queryClient }) => {
      lookAnewAt(queryClient, Number(article_id));
    },
  });
}

/** Hands a student's work in, uploaded before; the answer's `msg` is to be shown. */
export function applyAsStudentMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/article/student_apply'],
    mutationFn: (input: ApplyAsStudentInput) => client.post('/api/article/student_apply', input),
    onSettled: (_answer, _error, { article_id }, _before, { client: queryClient }) => {
      lookAnewAt(queryClient, Number(article_id));
    },
  });
}

function lookAnewAt(queryClient: QueryClient, articleId: number): void {
  void queryClient.invalidateQueries({ queryKey: articleKey(articleId) });
  void queryClient.invalidateQueries({ queryKey: myActivitiesKey });
}

/** Puts a file to an enrolment, in the place of the one before; the answer's `msg` is to be shown. */
export function uploadActivityFileMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['upload', '/api/article/activity_file'],
    mutationFn: ({ id, file, ...options }: ActivityFileInput) =>
      client.upload('/api/article/activity_file', { id, files: file }, options),
    onSettled: (_answer, _error, { id }, _before, { client: queryClient }) => {
      lookAnewAtApplication(queryClient, id);
    },
    // The file would stay in the mutation cache for the usual five minutes.
    gcTime: 0,
  });
}

/** Hands a work in anew, until it is approved; the answer's `msg` is to be shown. */
export function updateStudentApplicationMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['upload', '/api/article/student_apply_update'],
    mutationFn: ({ id, name, school, file, ...options }: StudentApplicationInput) =>
      client.upload('/api/article/student_apply_update', { id, name, school, files: file }, options),
    // Also when it is refused: it may have been approved meanwhile.
    onSettled: (_answer, _error, { id }, _before, { client: queryClient }) => {
      lookAnewAtApplication(queryClient, id);
    },
    gcTime: 0,
  });
}

/** Which activity an enrolment is for is not said: every detail that is kept may show its state. */
function lookAnewAtApplication(queryClient: QueryClient, id: number): void {
  for (const queryKey of [applicationKey(id), myActivitiesKey, articleDetailsKey]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
