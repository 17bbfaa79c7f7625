import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import { PROVINCE } from '../rows.js';
import { type Database, insert } from '../server.js';

export function lookupStates(db: Database): Handlers<StatesByTag['lookups']> {
  return {
    'the lookups are filled': () =>
      insert(db, {
        school_types: { id: 1, name: '普通高中', sort: 1 },
        flow_types: { id: 1, name: '中考报名与录取', sort: 1 },
        cities: { id: 1101, province_id: PROVINCE, name: '北京市' },
      }),
  };
}
