import { forAWhile } from '../caching.js';
import type { ApiClient } from '../client.js';
import { queryOptions } from '../options.js';

/** Profile, ideas, achievements, culture and honours of the company. `company_intro` is HTML: sanitise it. */
export function getCompanyIntroQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/about_us/company_intro'],
    queryFn: async ({ signal }) => (await client.get('/api/about_us/company_intro', {}, { signal })).data,
    ...forAWhile,
  });
}

/** The timeline, oldest first. */
export function getHistoryQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/about_us/history'],
    queryFn: async ({ signal }) => (await client.get('/api/about_us/history', {}, { signal })).data,
    ...forAWhile,
  });
}

/** Addresses with their coordinates for the map (zoom 16), the head office first. */
export function getAddressCardsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/common/address_card'],
    queryFn: async ({ signal }) => (await client.get('/api/common/address_card', {}, { signal })).data,
    ...forAWhile,
  });
}

/** The regions with the phone numbers of their agents. */
export function getDistrictAgentPhonesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/common/district_agent_tel'],
    queryFn: async ({ signal }) => (await client.get('/api/common/district_agent_tel', {}, { signal })).data,
    ...forAWhile,
  });
}

/** The coloured cards of teacherHand, at least three. */
export function getTeacherCardsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['get', '/api/common/teacher_card'],
    queryFn: async ({ signal }) => (await client.get('/api/common/teacher_card', {}, { signal })).data,
    ...forAWhile,
  });
}
