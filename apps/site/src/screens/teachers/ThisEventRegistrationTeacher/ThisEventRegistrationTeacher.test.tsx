import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireArticle } from '../../../lib/samples/wire.js';
import { renderSite, success } from '../../../test/site.js';
import { ThisEventRegistrationTeacher } from './ThisEventRegistrationTeacher.js';

/** The page at an address that says that the person has enrolled as number 31. */
function openClaim(isSubmitFileUrl: boolean, own: readonly object[], application?: object) {
  const end_time = Date.now() / 1000 + 1e6;
  const article = { ...wireArticle({ id: 7, activity_type: 1, end_time }), application };
  return renderSite(<ThisEventRegistrationTeacher />, {
    address: paths.thisEventRegistrationTeacher.path({
      id: 7,
      activityId: 31,
      isEnrolled: true,
      isSubmitFileUrl,
    }),
    owner: true,
    server: {
      '/api/article/info': () => success(article),
      '/api/user/activity_list': () => success({ list: own, count: own.length }),
    },
  });
}

it('offers the form to somebody of whom only the address says that they have enrolled', async () => {
  openClaim(true, [{ id: 31, article_id: 8 }]);
  expect(await screen.findByRole('button', { name: '提交报名' })).toBeVisible();
  expect(screen.queryByText(/报名成功/)).toBeNull();
});

it('believes an address that names no enrolment as little', async () => {
  renderSite(<ThisEventRegistrationTeacher />, {
    address: paths.thisEventRegistrationTeacher.path({ id: 7, isEnrolled: true, isSubmitFileUrl: true }),
    owner: true,
    server: {
      '/api/article/info': () =>
        success(wireArticle({ id: 7, activity_type: 1, end_time: Date.now() / 1000 + 1e6 })),
    },
  });
  expect(await screen.findByRole('button', { name: '提交报名' })).toBeVisible();
  expect(screen.queryByText(/报名成功|已报名/)).toBeNull();
});

it('goes on where somebody is who has enrolled (spec: B4 enrolment restored)', async () => {
  openClaim(false, [{ id: 31, article_id: 7 }]);
  expect(await screen.findByRole('button', { name: '稍后上传' })).toBeVisible();
});

it('asks for the attachment that the server does not have, whatever the address says', async () => {
  openClaim(true, [], { id: 31, status: 0, has_files: 0 });
  expect(await screen.findByRole('button', { name: '立即上传' })).toBeVisible();
});

it('enrols with the message of the server (spec: B8 success enrolment)', async () => {
  const { here, calls } = renderSite(<ThisEventRegistrationTeacher />, {
    address: paths.thisEventRegistrationTeacher.path({ id: 7 }),
    owner: true,
    server: {
      '/api/article/info': () =>
        success(wireArticle({ id: 7, activity_type: 1, end_time: Date.now() / 1000 + 1e6 })),
      '/api/user/activity_list': () => success({ list: [], count: 0 }),
      '/api/config/get_stage': () => success([{ id: 9, name: '高中' }]),
      '/api/article/teacher_apply': () => success({ id: 31 }, '报名成功，期待相见'),
    },
  });
  const values = {
    姓名: '周明',
    单位: '二中',
    手机号: '139',
    邮箱: 'z@example.com',
    教授学科: '数学',
  };
  fireEvent.click(await screen.findByRole('radio', { name: '高中' }));
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  expect(await screen.findByText('报名成功，期待相见')).toBeVisible();
  expect(here()).toContain('activityId=31&isEnrolled=true');
  expect(calls.find(({ path }) => path === '/api/article/teacher_apply')?.params).toMatchObject({
    article_id: 7,
    name: '周明',
    stage: 9,
  });
});
