import { Markdown } from '@storybook/addon-docs/blocks';
import { screens } from 'virtual:manual-texts';

import { linkTo } from './link-to.js';

/** Every screen of the site, with the components of which it consists. */
export function ScreenTable() {
  const rows = Object.values(screens).flatMap((text) => {
    if (text === undefined) return [];
    const { title, route, parts, screen } = text;
    const page = `?path=/docs/页面-${screen}--属性与样例`;
    return [`### [${title}](${page})\n\n\`${route}\`\n\n${parts.map(linkTo).join(' · ')}`];
  });
  return <Markdown>{rows.join('\n\n')}</Markdown>;
}
