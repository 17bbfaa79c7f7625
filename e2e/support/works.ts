import type { APIRequestContext } from '@playwright/test';

import { post } from './backend.js';
import { operate } from './operator.js';

export const PDF = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** Decides on a student's work as the operator does. */
export async function decideOnWork(id: number, decision: 'approve' | 'reject'): Promise<void> {
  const reason = decision === 'reject' ? ['--note', '照片不清晰，请重拍。'] : [];
  await operate('works', decision, String(id), ...reason);
}

/** Sends a work to the first open activity for students. @returns the id of the application */
export async function sendWork(
  request: APIRequestContext,
  token: string,
  name = '林小满',
  file: { name: string; mimeType: string; buffer: Buffer } = { ...PDF, name: '初稿.pdf' },
): Promise<number> {
  const { list } = await post<{ list: { id: number; end_time: number }[] }>(request, '/api/article/index', {
    column_id: 28,
    page: 1,
    psize: 50,
  });
  const activity = list.find(({ end_time }) => end_time * 1000 > Date.now());
  if (activity === undefined) throw new Error('No activity for students is open');
  const uploaded = await request.post('/api/sale_auth/upload_file', {
    multipart: { file },
    headers: { token },
  });
  const { data } = (await uploaded.json()) as { data: { url: string } };
  const work = {
    article_id: activity.id,
    name,
    school: '实验中学',
    tel: '13900000000',
    files: data.url,
  };
  await post(request, '/api/article/student_apply', work, { token });
  const own = await post<{ list: { id: number }[] }>(request, '/api/user/activity_list', {}, { token });
  return own.list[0]?.id ?? 0;
}
