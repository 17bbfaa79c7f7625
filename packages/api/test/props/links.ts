import type { Links } from '../../src/props/links.js';

/** The addresses of a site: `#/<id>` of a typed item, `#/<column>/<id>` of an article. */
export const links: Links = {
  fileUrl: (path) => `https://api.test${path}`,
  hrefOf: ({ id, type, column_id }) => `#/${String(type ?? column_id)}/${String(id)}`,
};
