import { introductions } from 'virtual:manual-texts';

/** A link to the page of a component: how to use it, where that is written, otherwise its props. */
export function linkTo(title: string): string {
  const [, name = ''] = title.split('/');
  const page = name in introductions ? '用法' : '属性与样例';
  return `[${name}](?path=/docs/${title.toLowerCase().replaceAll('/', '-')}--${page})`;
}
