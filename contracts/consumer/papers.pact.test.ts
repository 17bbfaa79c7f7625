import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { files, invalid, listOf, refusal, success } from './answers.js';
import { paperCard } from './cards.js';
import { getSucceeds, postRefused, postSucceeds } from './exchange.js';
import { postNeedsLogin, withExpiredToken } from './needs-login.js';

const { arrayContaining, eachLike, integer, string } = MatchersV3;

const fileUrls = files('/files/1.png?signature=1,/files/2.png?signature=2');

const thereIsAPaper = ['there is a paper', { paper_id: 512 }] as const;
const thereIsNone = ['there is no paper', { paper_id: 999999 }] as const;
const loggedIn = ['a reader is logged in', {}] as const;
const none = refusal(404, '该试卷不存在');
const gone = refusal(404, '该试卷不存在或已下架');
const noId = invalid('id', '编号不得为空');

const filters = {
  search: '数学 期中',
  grade_id: 169,
  subject_id: 2,
  address_id: 11,
  type_id: 1,
  year_id: 2026,
};

describe('getExamHome (spec: A7 exam index)', () => {
  it('returns the newest papers, those of each grade and their counts', async () => {
    const { data } = await postSucceeds(
      '/api/exam/index',
      { grade_id: 169 },
      {
        when: 'getExamHome of a grade',
        given: [['there are papers', {}]],
        answer: success({
          new_list: eachLike(paperCard),
          grade_lists: arrayContaining({
            grade_id: 169,
            grade_name: string('高三'),
            list: eachLike(paperCard),
          }),
          grade_count: arrayContaining({ grade_id: 169, grade_name: string('高三'), count: integer(64) }),
          count: integer(640),
        }),
      },
    );
    expect(data.new_list[0]?.create_time.slice(0, 10)).toBe('2026-11-12');
  });

  it('applies every filter to all parts', async () => {
    const { data } = await postSucceeds('/api/exam/index', filters, {
      when: 'getExamHome under every filter',
      given: [['there are papers', {}]],
      answer: success({
        new_list: eachLike(paperCard),
        grade_lists: arrayContaining({
          grade_id: 169,
          grade_name: string('高三'),
          list: eachLike(paperCard),
        }),
        grade_count: arrayContaining({ grade_id: 169, grade_name: string('高三'), count: integer(64) }),
        count: integer(64),
      }),
    });
    expect(data.new_list[0]?.title).toBe('高三数学期中试卷');
  });

  it('is refused for an invalid grade', async () => {
    await postRefused(
      '/api/exam/index',
      { grade_id: '高三' },
      {
        when: 'getExamHome of an invalid grade',
        given: [['nobody is logged in', {}]],
        refusal: invalid('grade_id', '筛选条件有误'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused('/api/exam/index', {}, withExpiredToken('getExamHome', [...thereIsAPaper]));
  });
});

describe('listPapers (spec: A7 exam list)', () => {
  it('returns a page under every filter', async () => {
    const { data } = await postSucceeds(
      '/api/exam/list',
      { ...filters, is_new: 0, is_recommended: 1, page: 1, psize: 8 },
      {
        when: 'listPapers under every filter, the most downloaded first',
        given: [['there are papers', {}]],
        answer: success(listOf(paperCard)),
      },
    );
    expect(data).toMatchObject({ count: 1, list: [{ title: '高三数学期中试卷' }] });
  });

  it('accepts numbers as text, as the URL of the page has them', async () => {
    const { data } = await postSucceeds(
      '/api/exam/list',
      { grade_id: '169', is_new: '1', page: '1', psize: '8' },
      {
        when: 'listPapers with numbers as text',
        given: [['there are papers', {}]],
        answer: success(listOf(paperCard)),
      },
    );
    expect(data.count).toBe(1);
  });

  it('returns only hot papers', async () => {
    const { data } = await postSucceeds(
      '/api/exam/list',
      { is_hot: 1, page: 1, psize: 10 },
      {
        when: 'listPapers of hot papers',
        given: [['there are papers', {}]],
        answer: success(listOf(paperCard)),
      },
    );
    expect(data.count).toBe(1);
  });

  it('is refused for both orders together', async () => {
    await postRefused(
      '/api/exam/list',
      { is_new: 1, is_recommended: 1 },
      {
        when: 'listPapers in both orders together',
        given: [['nobody is logged in', {}]],
        refusal: invalid('is_recommended', '最新上传与下载最多只能选一项'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused('/api/exam/list', { page: 1 }, withExpiredToken('listPapers', [...thereIsAPaper]));
  });
});

describe('getPaper (spec: A7 exam detail, A3 paper)', () => {
  const path = '/api/exam/detail';

  it('returns everything about a paper', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 512 },
      {
        when: 'getPaper',
        given: [[...thereIsAPaper]],
        answer: success({
          ...paperCard,
          id: 512,
          url: fileUrls,
          buy_url: string(''),
          buy_url_jd: string(''),
          correlation_list: eachLike({
            id: integer(513),
            title: string('高三数学期中试卷'),
            create_time: paperCard.create_time,
          }),
        }),
      },
    );
    expect(data.id).toBe(512);
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { id: '' },
      { when: 'getPaper without an id', given: [['nobody is logged in', {}]], refusal: noId },
    );
  });

  it('is refused for an unknown paper', async () => {
    await postRefused(
      path,
      { id: 999999 },
      { when: 'getPaper with an unknown id', given: [[...thereIsNone]], refusal: none },
    );
  });

  it('says that a paper has been withdrawn', async () => {
    await postRefused(
      path,
      { id: 512 },
      {
        when: 'getPaper of a withdrawn paper',
        given: [[...thereIsAPaper], ['the content has been withdrawn', { type: 1, content_id: 512 }]],
        refusal: refusal(410, '该试卷已下架'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused(path, { id: 512 }, withExpiredToken('getPaper', [...thereIsAPaper]));
  });
});

describe('getPaperPreview (spec: A7 exam show_file)', () => {
  const path = '/api/exam/show_file';

  it('returns signed URLs to visitors', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 512 },
      {
        when: 'getPaperPreview for a visitor',
        given: [[...thereIsAPaper], ['nobody is logged in', {}]],
        answer: success({ url: fileUrls }),
      },
    );
    expect(data.url.split(',')).toHaveLength(2);
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { id: '' },
      { when: 'getPaperPreview without an id', given: [['nobody is logged in', {}]], refusal: noId },
    );
  });

  it('is refused for an unknown paper', async () => {
    await postRefused(
      path,
      { id: 999999 },
      { when: 'getPaperPreview of an unknown paper', given: [[...thereIsNone]], refusal: gone },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused(path, { id: 512 }, withExpiredToken('getPaperPreview', [...thereIsAPaper]));
  });
});

describe('getPaperFiles (spec: A7 exam file)', () => {
  const path = '/api/exam/file';

  it('returns signed URLs of all files', async () => {
    const { data } = await postSucceeds(
      path,
      { id: 512 },
      {
        when: 'getPaperFiles',
        given: [[...thereIsAPaper], [...loggedIn]],
        loggedIn: true,
        answer: success({ url: fileUrls }),
      },
    );
    expect(data.url.split(',')).toHaveLength(2);
  });

  it('is refused without a login', async () => {
    await postNeedsLogin(path, { id: 512 }, 'getPaperFiles', [...thereIsAPaper]);
  });

  it('is refused without an id', async () => {
    await postRefused(
      path,
      { id: '' },
      { when: 'getPaperFiles without an id', given: [[...loggedIn]], loggedIn: true, refusal: noId },
    );
  });

  it('is refused for an unknown paper', async () => {
    await postRefused(
      path,
      { id: 999999 },
      {
        when: 'getPaperFiles of an unknown paper',
        given: [[...thereIsNone], [...loggedIn]],
        loggedIn: true,
        refusal: gone,
      },
    );
  });
});

describe('getPaperProperties (spec: A7 exam property_list)', () => {
  it('returns the options of the five rows', async () => {
    const row = (label: string, name: number) => eachLike({ label: string(label), name: integer(name) });
    const { data } = await getSucceeds(
      '/api/exam/property_list',
      {},
      {
        when: 'getPaperProperties',
        given: [['there are papers', {}]],
        answer: success({
          grade: row('高三', 169),
          subject: row('数学', 2),
          address: row('北京', 11),
          type: row('期中考试', 1),
          year: row('2026', 2026),
        }),
      },
    );
    expect(data.grade).toEqual([{ label: '高三', name: 169 }]);
  });
});
