export {
  getAddressCardsQuery,
  getCompanyIntroQuery,
  getDistrictAgentPhonesQuery,
  getHistoryQuery,
  getTeacherCardsQuery,
} from './queries.js';
