export {
  getAgreementQuery,
  getFloatingConfigQuery,
  getHomeComprehensiveQuery,
  getMenuQuery,
  getSiteConfigQuery,
  listSlidesQuery,
} from './queries.js';
