import type { ApiClient } from '@inkstone/api';

import { paths, type PathName } from '../../../lib/config/paths.js';

/** The addresses of the site as others see them, for which nothing of it may be relative. */
export interface Addresses {
  /** The page at a path, such as `/layout/list/booksDetails?id=7`. */
  page: (path: string) => string;
  /** The page of a name, in its only spelling. */
  named: (name: PathName) => string;
  /** A file of the API; '' for none. */
  file: (path: string) => string;
}

/** @param origin without a slash at the end */
export function addressesAt(origin: string, { fileUrl }: Pick<ApiClient, 'fileUrl'>): Addresses {
  const page = (path: string) => origin + (path === paths.home.pattern ? '/' : path);
  return {
    page,
    named: (name) => page(paths[name].pattern),
    file: (path) => {
      const url = path === '' ? '' : fileUrl(path);
      return url.startsWith('/') ? origin + url : url;
    },
  };
}
