import type { ApiClient } from '@inkstone/api';
import { getFlowTypesQuery } from '@inkstone/api/lookups';
import { SECTIONS } from '@inkstone/api/rules';
import { listSlidesQuery } from '@inkstone/api/site-config';

/** What 看流程 asks first. Its articles wait for the types, the first of which is open. */
export function processQueries(client: ApiClient) {
  return { types: getFlowTypesQuery(client), slides: listSlidesQuery(client, SECTIONS.checkTheProcess.id) };
}
