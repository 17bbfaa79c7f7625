import type { ApiClient } from '@inkstone/api';
import { getPaperPreviewQuery, getPaperPropertiesQuery, getPaperQuery } from '@inkstone/api/papers';

/** What the page of a paper asks first. */
export function paperQueries(client: ApiClient, id: number) {
  return {
    paper: getPaperQuery(client, id),
    preview: getPaperPreviewQuery(client, id),
    properties: getPaperPropertiesQuery(client),
  };
}
