import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import {
  addressCards,
  companyHistory,
  companyIntro,
  districtAgentPhones,
  teacherCards,
} from './company.queries.js';

export function companyOperations({ db }: Services) {
  return {
    getCompanyIntro: async () => ({ data: await companyIntro(db) }),
    getHistory: async () => ({ data: await companyHistory(db) }),
    getAddressCards: async () => ({ data: await addressCards(db) }),
    getDistrictAgentPhones: async () => ({ data: await districtAgentPhones(db) }),
    getTeacherCards: async () => ({ data: await teacherCards(db) }),
  } satisfies Partial<Operations>;
}
