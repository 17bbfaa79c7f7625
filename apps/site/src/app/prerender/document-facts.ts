import type { GONE, NOT_FOUND } from '../../lib/refusal-codes.js';
import type { SiteAddress, SiteRoute } from './site-routes.js';

/** `NOT_FOUND` for what never was, `GONE` for what was withdrawn. */
export type DocumentStatus = 200 | typeof NOT_FOUND | typeof GONE;

/** What a document says about itself, besides its content. */
export interface DocumentFacts {
  status: DocumentStatus;
  /** `undefined` where no screen is. */
  route: SiteRoute | undefined;
  /** The address in the one way in which it is written. */
  path: string;
  /** Of the item of a detail that exists. */
  id: number | undefined;
  /** The origin of the site for absolute addresses: https://www.example.cn */
  origin: string;
  /** The name of the screen. */
  title: string;
  /** Whether search engines may list it: neither personal, nor a narrowed list, nor missing. */
  isIndexed: boolean;
}

/** What a document says about itself, from its address and status. */
export function factsOf(
  address: SiteAddress | undefined,
  { path, status, origin }: Pick<DocumentFacts, 'path' | 'status' | 'origin'>,
): DocumentFacts {
  return {
    status,
    route: address?.route,
    path: address?.path ?? path,
    id: status === 200 ? address?.id : undefined,
    origin,
    title: address?.route.title ?? '页面不存在',
    isIndexed:
      status === 200 &&
      address !== undefined &&
      !address.isNarrowed &&
      !['own', 'login'].includes(address.route.kind),
  };
}
