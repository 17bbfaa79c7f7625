import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import { introductions, screens } from 'virtual:manual-texts';

import { summaries } from './props/summaries.js';

/** The page of a component: how to use it, where that is written, otherwise its props. */
function linkTo(title: string): string {
  const [, name = ''] = title.split('/');
  const page = name in introductions ? '用法' : '属性与样例';
  return `[${name}](?path=/docs/${title.toLowerCase().replaceAll('/', '-')}--${page})`;
}

/** What the component or the screen is, in Chinese; the comments in the code are for developers. */
export function About() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [group = '', name = ''] = preparedMeta.title.split('/');
  const screen = group === '页面' ? screens[name.toLowerCase()] : undefined;
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
