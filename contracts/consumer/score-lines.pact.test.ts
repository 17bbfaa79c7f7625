import { MatchersV3 } from '@pact-foundation/pact';

import { invalid, page, success } from './answers.js';
import { get, post } from './exchange.js';
import { expired, loggedIn } from './rows.js';

const { eachLike, integer, string } = MatchersV3;

const thereIsALine = ['there is a score line', { area_id: 11, year_id: 2026 }] as const;

function option(label: string, name: number) {
  return success(eachLike({ label: string(label), name: integer(name) }));
}

function filtered(label: string, name: number) {
  return [
    ['', {}, [thereIsALine], option(label, name)],
    ['of a year and an area', { year_id: 2026, area_id: 11 }, [thereIsALine], option(label, name)],
    ['of a year without a line', { year_id: 1999 }, [thereIsALine], success([])],
    ['of an invalid year', { year_id: '今年' }, [], invalid('year_id', '筛选条件有误')],
  ] as const;
}

get('getScoreAreas (spec: B7 option score lines)', '/api/score_line/area', [
  ['', {}, [thereIsALine], option('北京', 11)],
]);
get('getScoreYears (spec: A3 filter option, B3 filter option)', '/api/score_line/year', [
  ['', {}, [thereIsALine], option('2026', 2026)],
]);
get('getScoreClasses', '/api/score_line/class', filtered('物理类', 1));
get('getScoreBatches', '/api/score_line/batch', filtered('本科批', 2));

const line = {
  id: integer(41),
  area_name: string('北京'),
  year_name: string('2026'),
  class_name: string('物理类'),
  batch_name: string('本科批'),
  class_descr: string('普通类'),
  score: integer(455),
  ranking: integer(86000),
  // `null` for categories without a professional examination.
  professional_score: null,
};

post('listScoreLines (spec: B7 score line list, B3 score line)', '/api/score_line/index', [
  [
    'under every filter',
    { area_id: 11, year_id: 2026, class_id: 1, batch_id: 2, search: '北京 455', page: 1, psize: 10 },
    [thereIsALine],
    page(line),
  ],
  ['with a token and without filters', { page: '1', psize: '10' }, [thereIsALine, loggedIn], page(line)],
  ['of an invalid area', { area_id: '北京' }, [], invalid('area_id', '筛选条件有误')],
  expired({}, thereIsALine),
]);
