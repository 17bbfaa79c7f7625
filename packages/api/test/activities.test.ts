import { describe, expect, it } from 'vitest';

import {
  applyAsStudentMutation,
  applyAsTeacherMutation,
  getStudentApplicationQuery,
  updateStudentApplicationMutation,
  uploadActivityFileMutation,
} from '../src/activities/index.js';
import { getArticleQuery } from '../src/articles/index.js';
import { listMyActivitiesQuery } from '../src/personal/index.js';
import { uploadFileMutation } from '../src/uploads/mutations.js';
import { teacher } from './fixtures.js';
import { readForm } from './forms.js';
import { serve } from './http-server.js';
import { fill, refusal, run, serveHeld, setUp, setUpAnswer } from './querying.js';

const enrolled = { code: 200, msg: '报名成功', data: { id: 31 } };
const refused = refusal(409, '您已报名该活动');
const file = new File(['%PDF'], '作品.pdf', { type: 'application/pdf' });

const enrolment = {
  article_id: 52,
  name: '周明',
  school: '第十二中学',
  tel: '13800000003',
  email: 'zhou@example.com',
  subject: '数学',
  stage: 9,
};

/** A client whose cache holds two activities, the user's list of activities and the user's work. */
function withReads({ client, queryClient, ...rest }: ReturnType<typeof setUp>) {
  const stale = fill(queryClient, {
    activity: getArticleQuery(client, 52).queryKey,
    other: getArticleQuery(client, 53).queryKey,
    list: listMyActivitiesQuery(client).queryKey,
    work: getStudentApplicationQuery(client, 31).queryKey,
  });
  return { client, queryClient, stale, ...rest };
}

describe('an enrolment', () => {
  it('of a teacher gives its id and refetches whatever shows it', async () => {
    const { client, queryClient, stale } = withReads(await setUpAnswer(enrolled, teacher));
    const { data, msg } = await run(queryClient, applyAsTeacherMutation(client), enrolment);
    expect([data.id, msg]).toEqual([31, '报名成功']);
    expect(stale()).toEqual(['activity', 'list']);
  });

  it('of a student sends the URL of an upload', async () => {
    const { client, queryClient, stale } = withReads(await setUpAnswer({ ...enrolled, data: null }, teacher));
    const { article_id, name, school, tel } = enrolment;
    const files = '/files/uploads/1.pdf?signature=1';
    await run(queryClient, applyAsStudentMutation(client), { article_id, name, school, tel, files });
    expect(stale()).toEqual(['activity', 'list']);
  });

  it('refetches also after a refusal, to show what another tab has done', async () => {
    const { client, queryClient, stale } = withReads(await setUpAnswer(refused, teacher));
    const applying = run(queryClient, applyAsTeacherMutation(client), enrolment);
    await expect(applying).rejects.toMatchObject({ code: 409, msg: '您已报名该活动' });
    expect(stale()).toEqual(['activity', 'list']);
  });
});

describe('a file', () => {
  /** Answers each form with a success and records its fields. */
  async function serveForms(data: unknown) {
    const forms: [string, unknown][][] = [];
    const baseUrl = await serve((request, response) => {
      void readForm(request).then((form) => {
        forms.push(form);
        response.end(JSON.stringify({ code: 200, msg: '上传成功', data }));
      });
    });
    return { baseUrl, forms };
  }

  const sent = { name: '作品.pdf', type: 'application/pdf', text: '%PDF' };

  it('uploaded before the form gives the URL that the form sends', async () => {
    const url = '/files/uploads/1.pdf?signature=1';
    const { baseUrl, forms } = await serveForms({ url });
    const { client, queryClient } = setUp(baseUrl);
    expect(await run(queryClient, uploadFileMutation(client), { file })).toBe(url);
    expect(forms).toEqual([[['file', sent]]]);
  });

  it('can be aborted while the server has not answered yet', async () => {
    const { baseUrl, next } = await serveHeld();
    const { client, queryClient } = setUp(baseUrl);
    const leave = new AbortController();
    const uploading = run(queryClient, uploadFileMutation(client), { file, signal: leave.signal });
    await next();
    leave.abort(new Error('left'));
    await expect(uploading).rejects.toThrow('left');
  });

  it('is attached to an enrolment; everything that may show it is refetched', async () => {
    const { baseUrl, forms } = await serveForms(null);
    const { client, queryClient, stale } = withReads(setUp(baseUrl, teacher));
    const { msg } = await run(queryClient, uploadActivityFileMutation(client), { id: 31, file });
    expect(msg).toBe('上传成功');
    expect(new Map(forms[0])).toEqual(
      new Map<string, unknown>([
        ['id', '31'],
        ['files', sent],
      ]),
    );
    expect(stale()).toEqual(['activity', 'other', 'list', 'work']);
  });

  it('replaces a work', async () => {
    const { baseUrl, forms } = await serveForms(null);
    const { client, queryClient, stale } = withReads(setUp(baseUrl, teacher));
    const work = { id: 31, name: '林小满', school: '第二中学', file };
    await run(queryClient, updateStudentApplicationMutation(client), work);
    const fields: [string, unknown][] = [
      ['id', '31'],
      ['name', '林小满'],
      ['school', '第二中学'],
      ['files', sent],
    ];
    expect(new Map(forms[0])).toEqual(new Map(fields));
    expect(stale()).toContain('work');
  });
});
