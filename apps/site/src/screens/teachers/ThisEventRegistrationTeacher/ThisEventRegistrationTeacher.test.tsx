import { screen } from '@testing-library/react';
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
  expect(screen.queryByText('报名成功')).toBeNull();
});

it('goes on where somebody is who has enrolled (spec: B4 enrolment restored)', async () => {
  openClaim(false, [{ id: 31, article_id: 7 }]);
  expect(await screen.findByRole('button', { name: '稍后上传' })).toBeVisible();
});

it('asks for the attachment that the server does not have, whatever the address says', async () => {
  openClaim(true, [], { id: 31, status: 0, has_files: 0 });
  expect(await screen.findByRole('button', { name: '立即上传' })).toBeVisible();
});
