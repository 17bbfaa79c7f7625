import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, success, tooOften } from './answers.js';
import { postRefused, postSucceeds } from './exchange.js';
import { withExpiredToken } from './needs-login.js';

const { fromProviderState } = MatchersV3;

const nobody = ['nobody is logged in', {}] as const;
const tooMany = ['the caller has done this too often', { what: 'submission' }] as const;

describe('submitBookFeedback (spec: B7 feedback correction)', () => {
  const path = '/api/common/book_feedback';
  const thereArePictures = ['pictures were uploaded', {}] as const;
  const feedback = {
    type: 2,
    book_name: '高考数学总复习',
    subject: '数学',
    descr: '希望增加函数部分的分层练习。',
    images: '/files/uploads/picture_1.jpg,/files/uploads/picture_2.jpg',
    email: 'reader@example.com',
  } as const;
  const correction = {
    ...feedback,
    type: 1,
    book_number: '978-7-0000-0000-0',
    page_number: '47',
    question_number: '9',
    edition_year: '2026',
    edition_month: '6',
    edition_version: '2',
    print_batch: '5',
  } as const;
  const pictures = { images: fromProviderState('${picture_1},${picture_2}', feedback.images) };

  it('accepts a correction and returns a message to show', async () => {
    const { msg } = await postSucceeds(path, correction, {
      when: 'submitBookFeedback of a correction',
      given: [[...nobody], [...thereArePictures]],
      fromState: pictures,
      answer: success(null, '提交成功'),
    });
    expect(msg).toBe('提交成功');
  });

  it('accepts feedback of a logged-in user, without the place in the book (spec: B7 feedback feedback)', async () => {
    const { data } = await postSucceeds(path, feedback, {
      when: 'submitBookFeedback of a logged-in user',
      given: [['a reader is logged in', {}], [...thereArePictures]],
      loggedIn: true,
      fromState: pictures,
      answer: success(null, '提交成功'),
    });
    expect(data).toBeNull();
  });

  it('is refused without the edition of a correction', async () => {
    await postRefused(
      path,
      { ...correction, edition_year: '  ' },
      {
        when: 'submitBookFeedback of a correction without a year',
        given: [[...nobody]],
        refusal: invalid('edition_year', '请填写年份'),
      },
    );
  });

  it('is refused after too many forms', async () => {
    await postRefused(path, feedback, {
      when: 'submitBookFeedback after too many forms',
      given: [[...tooMany], [...thereArePictures]],
      fromState: pictures,
      refusal: tooOften('操作太频繁，请在10分钟后再试'),
    });
  });

  it('is refused for an expired token', async () => {
    await postRefused(path, feedback, {
      ...withExpiredToken('submitBookFeedback', [...thereArePictures]),
      fromState: pictures,
    });
  });
});

describe('submitBookDonation (spec: B7 book_donate)', () => {
  const path = '/api/common/book_donate';
  const donation = {
    unit_name: '砚山县第三小学',
    province_city: '云南省文山州',
    address: '砚山县书院路 8 号',
    contacts: '杨老师',
    phone: '13800000006',
    explain: '三至六年级语文、数学练习册各 120 册。',
  };

  it('accepts the application of a visitor', async () => {
    const { msg } = await postSucceeds(path, donation, {
      when: 'submitBookDonation of a visitor',
      given: [[...nobody]],
      answer: success(null, '提交成功'),
    });
    expect(msg).toBe('提交成功');
  });

  it('accepts the application of a logged-in user', async () => {
    const { msg } = await postSucceeds(path, donation, {
      when: 'submitBookDonation of a logged-in user',
      given: [['a reader is logged in', {}]],
      loggedIn: true,
      answer: success(null, '提交成功'),
    });
    expect(msg).toBe('提交成功');
  });

  it('is refused without the name of the organisation', async () => {
    await postRefused(
      path,
      { ...donation, unit_name: '' },
      {
        when: 'submitBookDonation without a name',
        given: [[...nobody]],
        refusal: invalid('unit_name', '请填写申请捐赠单位的准确名称'),
      },
    );
  });

  it('is refused after too many forms', async () => {
    await postRefused(path, donation, {
      when: 'submitBookDonation after too many forms',
      given: [[...tooMany]],
      refusal: tooOften('操作太频繁，请在10分钟后再试'),
    });
  });

  it('is refused for an expired token', async () => {
    await postRefused(path, donation, withExpiredToken('submitBookDonation'));
  });
});
