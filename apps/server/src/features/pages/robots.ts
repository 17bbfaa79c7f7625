/** How crawlers, previews of links and tools of monitoring call themselves. */
const robots =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|python|curl|wget/i;

/** @param userAgent '' counts as a robot: every browser has a name */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || robots.test(userAgent);
}
