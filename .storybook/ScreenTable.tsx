import { Markdown } from '@storybook/addon-docs/blocks';
import { screens } from 'virtual:manual-texts';

import { linkTo } from './link-to.js';

/** Routes that are one screen, with one set of stories. */
const shared: Partial<Record<string, string>> = {
  highschoolbooks: 'stagebooks',
  middleschoolbooks: 'stagebooks',
  primaryschoolbooks: 'stagebooks',
};

/** Every screen of the site, with the components of which it consists. */
export function ScreenTable() {
  const rows = Object.entries(screens).flatMap(([name, screen]) => {
    if (screen === undefined) return [];
    const { title, route, parts } = screen;
    const page = `?path=/docs/页面-${shared[name] ?? name}--属性与样例`;
    return [`### [${title}](${page})\n\n\`${route}\`\n\n${parts.map(linkTo).join(' · ')}`];
  });
  return <Markdown>{rows.join('\n\n')}</Markdown>;
}
