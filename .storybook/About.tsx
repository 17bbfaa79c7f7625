import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import { introductions, screens } from 'virtual:manual-texts';

import { linkTo } from './link-to.js';
import { summaries } from './props/summaries.js';

/** What the component or the screen is, in Chinese; the comments in the code are for developers. */
export function About() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [, name = ''] = preparedMeta.title.split('/');
  const screen = screens[preparedMeta.componentId.replace('页面-', '')];
  if (screen !== undefined) {
    return (
      <Markdown>
        {`${screen.title}，地址 \`${screen.route}\`。由这些组成：${screen.parts.map(linkTo).join(' · ')}`}
      </Markdown>
    );
  }
  const text = introductions[name] ?? summaries[name];
  return text === undefined ? null : <Markdown>{text}</Markdown>;
}
