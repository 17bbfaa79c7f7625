import { aiCrawlers } from './ai-crawlers.js';

/** Whom the operator lets read the public pages. */
export interface Admission {
  searchEngines: boolean;
  aiCrawlers: boolean;
}

/**
 * `Allow` comes first: Baidu takes the first rule that fits, others the longest. A list is read page by page, but not
 * filtered: its filters make more addresses than the site has things. `text` is a tab of the company's page.
 */
const rules = [
  'Allow: /layout/*?id=',
  'Allow: /layout/*?page=',
  'Allow: /layout/*?text=',
  'Disallow: /layout/*?',
  'Disallow: /api/',
  'Disallow: /screen',
  'Disallow: /desk',
];
const nothing = ['Disallow: /'];

/** @param sitemap its absolute address */
export function robotsText({ searchEngines, aiCrawlers: ai }: Admission, sitemap: string): string {
  const groups = [['User-agent: *', ...(searchEngines ? rules : nothing)]];
  // A program obeys the group that names it, and no other one.
  if (ai !== searchEngines) {
    groups.push([...aiCrawlers.map((name) => `User-agent: ${name}`), ...(ai ? rules : nothing)]);
  }
  if (searchEngines || ai) groups.push([`Sitemap: ${sitemap}`]);
  return groups.map((lines) => `${lines.join('\n')}\n`).join('\n');
}
