import { forAWhile } from '../caching.js';
import type { ApiClient } from '../client.js';
import { getQuery } from '../options.js';

/** Profile, ideas, achievements, culture and honours of the company. `company_intro` is HTML: sanitise it. */
export function getCompanyIntroQuery(client: ApiClient) {
  return getQuery(client, '/api/about_us/company_intro', forAWhile);
}

/** The timeline, oldest first. */
export function getHistoryQuery(client: ApiClient) {
  return getQuery(client, '/api/about_us/history', forAWhile);
}

/** Addresses with their coordinates for the map (zoom 16), the head office first. */
export function getAddressCardsQuery(client: ApiClient) {
  return getQuery(client, '/api/common/address_card', forAWhile);
}

/** The regions with the phone numbers of their agents. */
export function getDistrictAgentPhonesQuery(client: ApiClient) {
  return getQuery(client, '/api/common/district_agent_tel', forAWhile);
}

/** The coloured cards of teacherHand, at least three. */
export function getTeacherCardsQuery(client: ApiClient) {
  return getQuery(client, '/api/common/teacher_card', forAWhile);
}
