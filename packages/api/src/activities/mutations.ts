import type { QueryClient } from '@tanstack/query-core';

import { articleDetailsKey, articleKey } from '../articles/keys.js';
import type { ApiClient } from '../client.js';
import type { ActivityFileInput, StudentApplicationInput } from '../inputs.js';
import { mutationOptions, postMutation } from '../options.js';
import { myActivitiesKey } from '../personal/keys.js';
import { applicationKey } from './keys.js';

export type {
  ActivityFileInput,
  ApplyAsStudentInput,
  ApplyAsTeacherInput,
  StudentApplicationInput,
} from '../inputs.js';

/** Enrols a teacher. `data.id` is the id for uploadActivityFileMutation. Show `msg`. */
export function applyAsTeacherMutation(client: ApiClient) {
  return postMutation(client, '/api/article/teacher_apply', {
    // Also after a refusal: the user may have enrolled in another tab.
    onSettled: (_answer, _error, { article_id }, _before, { client: queryClient }) =>
      lookAnewAt(queryClient, Number(article_id)),
  });
}

/** Submits a student's work, whose file has been uploaded before. Show `msg`. */
export function applyAsStudentMutation(client: ApiClient) {
  return postMutation(client, '/api/article/student_apply', {
    onSettled: (_answer, _error, { article_id }, _before, { client: queryClient }) =>
      lookAnewAt(queryClient, Number(article_id)),
  });
}

function lookAnewAt(queryClient: QueryClient, articleId: number): void {
  void queryClient.invalidateQueries({ queryKey: articleKey(articleId) });
  void queryClient.invalidateQueries({ queryKey: myActivitiesKey });
}

/** Attaches a file to an enrolment, replacing the previous one. Show `msg`. */
export function uploadActivityFileMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['upload', '/api/article/activity_file'],
    mutationFn: ({ id, file, ...options }: ActivityFileInput) =>
      client.upload('/api/article/activity_file', { id, files: file }, options),
    onSettled: (_answer, _error, { id }, _before, { client: queryClient }) =>
      refetchApplication(queryClient, id),
    // Otherwise the file stays in the mutation cache for five minutes.
    gcTime: 0,
  });
}

/** Submits a work again, which is possible until it is approved. Show `msg`. */
export function updateStudentApplicationMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['upload', '/api/article/student_apply_update'],
    mutationFn: ({ id, name, school, file, ...options }: StudentApplicationInput) =>
      client.upload('/api/article/student_apply_update', { id, name, school, files: file }, options),
    // Also after a refusal: the work may have been approved in the meantime.
    onSettled: (_answer, _error, { id }, _before, { client: queryClient }) =>
      refetchApplication(queryClient, id),
    gcTime: 0,
  });
}

/** The enrolment does not name its activity, so every cached article detail may show an old state. */
function refetchApplication(queryClient: QueryClient, id: number): void {
  for (const queryKey of [applicationKey(id), myActivitiesKey, articleDetailsKey]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
