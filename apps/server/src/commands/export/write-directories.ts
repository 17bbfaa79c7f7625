import { join } from 'node:path';
import type { Addresses } from '../../plugins/site/crawlers/addresses.js';
import { feedNames, feedPath, feedText } from '../../plugins/site/crawlers/feeds.js';
import { llmsText } from '../../plugins/site/crawlers/llms.js';
import { robotsText } from '../../plugins/site/crawlers/robots.js';
import {
  sitemapFiles,
  sitemapIndex,
  sitemapNames,
  sitemapParts,
} from '../../plugins/site/crawlers/sitemap.js';
import type { Export } from './site-export.js';
import { toStaticPath } from './static-paths.js';
import { write } from './write.js';

/** The sitemap, robots.txt, the feeds and llms.txt, with the addresses of the files. */
export async function writeDirectories(site: Export, ofServer: Addresses): Promise<void> {
  const { db, siteName, origin, folder } = site;
  const addresses: Addresses = {
    pages: ofServer.pages.map(toStaticPath),
    ofPage(name) {
      const path = ofServer.ofPage(name);
      return path === undefined ? undefined : toStaticPath(path);
    },
    of: (kind, item) => toStaticPath(ofServer.of(kind, item)),
  };
  const files = await sitemapFiles(db);
  await write(join(folder, 'sitemap.xml'), sitemapIndex(files, origin));
  for (const name of sitemapNames(files)) {
    const parts = sitemapParts({ db, addresses, files, origin }, name);
    if (parts !== undefined) await write(join(folder, 'sitemaps', `${name}.xml`), parts);
  }
  for (const name of feedNames) {
    await write(join(folder, feedPath(name)), await feedText({ db, addresses, siteName, origin }, name));
  }
  await write(join(folder, 'llms.txt'), await llmsText({ db, addresses, siteName, origin }));
  await write(join(folder, 'robots.txt'), robotsText(site.admission, `${origin}/sitemap.xml`));
}
