import type { ApiClient } from '@inkstone/api';
import type { Content, Links } from '@inkstone/api/props/links';
import { favouriteType } from '@inkstone/api/rules';

/** Where this site shows a piece of content: it has pages for books and papers. */
function hrefOf({ id, type }: Content): string {
  return type === favouriteType.paper ? `#/papers/${String(id)}` : `#/books/${String(id)}`;
}

/** What the mappers of @inkstone/api/props need of a site. */
export function linksOf({ fileUrl }: ApiClient): Links {
  return { fileUrl, hrefOf };
}
