import { MatchersV3 } from '@pact-foundation/pact';

import { file, invalid, refusal, success } from './answers.js';
import { post } from './exchange.js';
import { loggedIn, needsLogin } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const thereIsAPaper = ['there is a paper', { paper_id: 512 }] as const;
const thereIsNone = ['there is no paper', { paper_id: 999999 }] as const;
const ofOne: { ids: number[] } = { ids: [512] };
const noIds = invalid('ids', '一次请选 1 到 50 份试卷');

post('getPaperSizes', '/api/exam/sizes', [
  [
    'of a paper',
    { ids: [512] },
    [thereIsAPaper, 'the files of the paper are there'],
    success(eachLike({ id: integer(512), size: integer(4_404_019) })),
  ],
  ['of none', { ids: [] }, [], noIds],
]);

post('getPaperBundle', '/api/exam/bundle', [
  [
    'of a paper and one that is gone',
    { ids: [512, 999999] },
    [thereIsAPaper, 'the files of the paper are there', loggedIn],
    success({
      url: file('/files/bundles/512.zip?signature=1'),
      papers: eachLike({ id: integer(512), title: string('高三数学期中试卷'), size: integer(4_404_019) }),
      left_out: eachLike({ id: integer(999999), title: string('') }),
    }),
  ],
  ...needsLogin(ofOne, thereIsAPaper),
  ['of none', { ids: [] }, [loggedIn], noIds],
  ['of unknown papers', { ids: [999999] }, [thereIsNone, loggedIn], refusal(404, '这些试卷都不存在或已下架')],
]);
