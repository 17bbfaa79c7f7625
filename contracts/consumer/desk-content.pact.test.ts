import { MatchersV3 } from '@pact-foundation/pact';

import { contentZip } from '../content-zip.js';
import { invalid, notEmpty, positive, refusal, seconds, success, tooOften } from './answers.js';
import { get, post, upload } from './exchange.js';
import { atDesk, needsOperator, otherRole } from './rows.js';

const { eachLike, integer, regex } = MatchersV3;

const onlyEditors = '这件事只有“编辑”能办';

get('getDeskFigures', '/api/desk/figures', [
  [
    '',
    {},
    [atDesk],
    success({
      days: eachLike(regex(String.raw`\d{4}-\d{2}-\d{2}`, '2026-11-27'), 30),
      rows: eachLike({ name: 'registrations', days: eachLike(integer(3), 30), yesterday: integer(3) }, 6),
      searches: integer(0),
      failed_sms: integer(0),
      failed_mail: integer(0),
      missed: [],
      read: [],
    }),
  ],
  ...needsOperator({}),
]);

const version = ['there is a version of the content', { version: 1 }] as const;

get('getDeskContent', '/api/desk/content', [
  [
    '',
    {},
    [atDesk, version],
    success({
      versions: eachLike({
        version: integer(1),
        create_time: seconds(1788192000),
        operator: notEmpty('陶文昌'),
        restores: integer(0),
        kinds: eachLike({ label: notEmpty('地区代理'), added: integer(1) }),
      }),
    }),
  ],
  otherRole({}, onlyEditors),
  ...needsOperator({}),
]);

const proof = '6f1d9f0e-3c66-4a1e-9a56-0c8a3a4f1d11';
const folder = { files: [new File([contentZip], '内容.zip', { type: 'application/zip' })] };
const broken = { files: [new File(['编号'], '十二月上新.xlsx', { type: 'application/octet-stream' })] };
const kind = {
  ...{ label: notEmpty('地区代理'), added: integer(1), changed: integer(0), returned: integer(0) },
  ...{ withdrawn: integer(0), same: integer(0), scheduled: integer(0), scheduled_from: null },
  faults: integer(0),
};

upload('proveDeskContent', '/api/desk/content/prove', [
  [
    'that is clean',
    folder,
    [atDesk],
    success({
      proof: regex(/^[0-9a-f-]{36}$/, proof),
      kinds: eachLike(kind),
      faults: integer(0),
      sorts: [],
      sheets: [],
      notes: [],
      version: integer(0),
    }),
  ],
  [
    'with a fault',
    broken,
    [atDesk],
    success({
      faults: integer(1),
      sorts: eachLike({
        sort: notEmpty('工作簿打不开'),
        count: positive(1),
        list: eachLike({
          file: notEmpty('十二月上新.xlsx'),
          line: positive(1),
          message: notEmpty('工作簿打不开'),
        }),
      }),
      proof: '',
    }),
  ],
  [
    'of another kind of file',
    { files: [new File(['text'], '说明.txt', { type: 'application/octet-stream' })] },
    [atDesk],
    invalid('files', '“说明.txt”不能载入；可以是内容文件夹、它的 ZIP，或 Excel 工作簿（.xlsx）。'),
  ],
  otherRole(folder, onlyEditors),
  [
    'too often',
    folder,
    [atDesk, ['the caller has done this too often', { what: 'upload' }]],
    tooOften('操作太频繁，请在20分钟后再试'),
  ],
  ...needsOperator(folder),
]);

const isProved = ['content was proved', { proof }] as const;
const asked = { proof, version: 0 };
const outdated = refusal(409, '其间已发布了第 1 版，请看过再办');

post('publishDeskContent', '/api/desk/content/publish', [
  ['', asked, [atDesk, isProved], success(null, '已发布')],
  ['after somebody else has published', asked, [atDesk, isProved, version], outdated],
  ['that is not kept any more', asked, [atDesk], refusal(404, '这次试排已经过了一天，请再试排')],
  ['without a proof', { proof: '', version: 0 }, [atDesk], invalid('proof', '请先试排')],
  otherRole(asked, onlyEditors),
  ...needsOperator(asked),
]);

post('putBackDeskContent', '/api/desk/content/put_back', [
  ['', { version: 1, present: 1 }, [atDesk, version], success(null, '已回到第 1 版')],
  [
    'after somebody else has published',
    { version: 1, present: 1 },
    [atDesk, version, ['there is a version of the content', { version: 2 }]],
    refusal(409, '其间已发布了第 2 版，请看过再办'),
  ],
  ['that is gone', { version: 99, present: 1 }, [atDesk], refusal(404, '这一版不在了')],
  ['without a version', { version: '', present: 1 }, [atDesk], invalid('version', '编号不得为空')],
  otherRole({ version: 1, present: 1 }, onlyEditors),
  ...needsOperator({ version: 1, present: 1 }),
]);
