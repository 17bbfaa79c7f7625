import { MatchersV3 } from '@pact-foundation/pact';

import { files, flag, invalid, notEmpty, page, refusal, success } from './answers.js';
import { paperCard } from './cards.js';
import { get, post } from './exchange.js';
import { expired, loggedIn, needsLogin, read } from './rows.js';

const { arrayContaining, eachLike, integer, string } = MatchersV3;

const fileUrls = files('/files/1.png?signature=1,/files/2.png?signature=2');

const thereIsAPaper = ['there is a paper', { paper_id: 512 }] as const;
const thereIsNone = ['there is no paper', { paper_id: 999999 }] as const;
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

post('getExamHome (spec: A7 exam index)', '/api/exam/index', [
  [
    'of a grade',
    { grade_id: 169 },
    ['there are papers'],
    success({
      new_list: eachLike(paperCard),
      grade_lists: arrayContaining({ grade_id: 169, grade_name: string('高三'), list: eachLike(paperCard) }),
      grade_count: arrayContaining({ grade_id: 169, grade_name: string('高三'), count: integer(64) }),
      count: integer(640),
    }),
  ],
  [
    'under every filter',
    filters,
    ['there are papers'],
    success({
      new_list: eachLike(paperCard),
      grade_lists: arrayContaining({ grade_id: 169, grade_name: string('高三'), list: eachLike(paperCard) }),
      grade_count: arrayContaining({ grade_id: 169, grade_name: string('高三'), count: integer(64) }),
      count: integer(64),
    }),
  ],
  ['of an invalid grade', { grade_id: '高三' }, [], invalid('grade_id', '筛选条件有误')],
  expired({}, thereIsAPaper),
]);

post('listPapers (spec: A7 exam list)', '/api/exam/list', [
  [
    'under every filter, the most downloaded first',
    { ...filters, is_new: 0, is_recommended: 1, page: 1, psize: 8 },
    ['there are papers'],
    page(paperCard),
  ],
  [
    'with numbers as text',
    { grade_id: '169', is_new: '1', page: '1', psize: '8' },
    ['there are papers'],
    page(paperCard),
  ],
  ['of hot papers', { is_hot: 1, page: 1, psize: 10 }, ['there are papers'], page(paperCard)],
  [
    'in both orders together',
    { is_new: 1, is_recommended: 1 },
    [],
    invalid('is_recommended', '最新上传与下载最多只能选一项'),
  ],
  expired({ page: 1 }, thereIsAPaper),
]);

post('findInPapers', '/api/exam/find', [
  [
    'under every filter',
    { ...filters, search: '匀变速直线运动', page: 1, psize: 20 },
    [['a paper contains a text', { text: '匀变速直线运动' }]],
    success({
      list: eachLike({
        ...paperCard,
        place_count: integer(2),
        page_count: integer(4),
        pages: eachLike(integer(2)),
        places: eachLike({
          file: integer(1),
          page: integer(2),
          is_behind: flag,
          text: notEmpty('下列关于匀变速直线运动的说法正确的是'),
          marks: eachLike({ from: integer(4), to: integer(11) }),
        }),
      }),
      count: integer(1),
      fewer: [],
    }),
  ],
  [
    'without a letter',
    { search: '％……！？' },
    [],
    invalid('search', '标点和表情没有字可找，写一个字、一个词或一句话'),
  ],
  expired({ search: '运动' }, thereIsAPaper),
]);

post('getPaper (spec: A7 exam detail, A3 paper)', '/api/exam/detail', [
  [
    '',
    { id: 512 },
    [thereIsAPaper],
    success({
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
  ],
  ['without an id', { id: '' }, [], noId],
  ['with an unknown id', { id: 999999 }, [thereIsNone], none],
  [
    'of a withdrawn paper',
    { id: 512 },
    [thereIsAPaper, ['the content has been withdrawn', { type: 1, content_id: 512 }]],
    refusal(410, '该试卷已下架'),
  ],
  expired({ id: 512 }, thereIsAPaper),
]);

post('getPaperPreview (spec: A7 exam show_file)', '/api/exam/show_file', [
  ['for a visitor', { id: 512 }, [thereIsAPaper, 'nobody is logged in'], success({ url: fileUrls })],
  ['without an id', { id: '' }, [], noId],
  ['of an unknown paper', { id: 999999 }, [thereIsNone], gone],
  expired({ id: 512 }, thereIsAPaper),
]);

post('getPaperFiles (spec: A7 exam file)', '/api/exam/file', [
  ['', { id: 512 }, [thereIsAPaper, loggedIn], success({ url: fileUrls })],
  ...needsLogin({ id: 512 }, thereIsAPaper),
  ['without an id', { id: '' }, [loggedIn], noId],
  ['of an unknown paper', { id: 999999 }, [thereIsNone, loggedIn], gone],
]);

const row = (label: string, name: number) => eachLike({ label: string(label), name: integer(name) });

get('getPaperProperties (spec: A7 exam property_list)', '/api/exam/property_list', [
  read('there are papers', {
    grade: row('高三', 169),
    subject: row('数学', 2),
    address: row('北京', 11),
    type: row('期中考试', 1),
    year: row('2026', 2026),
  }),
]);
