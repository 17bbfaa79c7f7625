import type { Operations } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import {
  addressCards,
  companyHistory,
  companyIntro,
  districtAgentPhones,
  teacherCards,
} from './company.queries.js';

type CompanyOperations = Pick<
  Operations,
  'getCompanyIntro' | 'getHistory' | 'getAddressCards' | 'getDistrictAgentPhones' | 'getTeacherCards'
>;

export function companyOperations({ db }: Services): CompanyOperations {
  return {
    async getCompanyIntro() {
      return { data: await companyIntro(db) };
    },

    async getHistory() {
      return { data: await companyHistory(db) };
    },

    async getAddressCards() {
      return { data: await addressCards(db) };
    },

    async getDistrictAgentPhones() {
      return { data: await districtAgentPhones(db) };
    },

    async getTeacherCards() {
      return { data: await teacherCards(db) };
    },
  };
}
