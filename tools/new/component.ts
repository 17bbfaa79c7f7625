import { SetupError } from '../setup/fail.mjs';
import { type Plan, templatesIn } from './files.js';
import { expectShape, lowerFirst } from './names.js';
import { summaries, withSummary } from './summary.js';

const usage =
  'npm run new component Rating，或 npm run new component patterns/Rating（由其他组件组合而成）；组件自带文字时在末尾加 words';

export function planComponent(root: string, [given, option]: string[]): Plan {
  const shape = /^((components|patterns)\/)?[A-Z][A-Za-z0-9]*$/;
  const path = expectShape(given, shape, '组件名以大写字母开头，只含英文字母和数字', usage);
  if (option !== undefined && option !== 'words') throw new SetupError(`不认识“${option}”。用法：${usage}`);
  const [first = '', second] = path.split('/');
  const kind = second === undefined ? 'components' : first;
  const name = second ?? first;
  const folder = `packages/ui/src/${kind}/${name}`;
  const names = {
    __Name__: name,
    __name__: lowerFirst(name),
    __group__: kind === 'patterns' ? '组合' : '基础',
  };
  const withWords = option === 'words';
  return {
    create: {
      ...templatesIn('component', folder, names),
      // The same component with words of its own takes the place of the one without.
      ...(withWords && templatesIn('component-words', folder, names)),
    },
    change: { [summaries]: withSummary(root, name) },
    next: [
      withWords
        ? '写好属性、样式与故事；组件自己的文字写在旁边的 messages.zh.ts，其余由属性传入。'
        : '写好属性、样式与故事；文字由属性传入，不写在组件里。',
      `在 ${summaries} 里用一句中文说它是什么；有得选择的，另写用法：.storybook/docs/usage/${name}.mdx，并删去那一句`,
      'npm run storybook',
    ],
  };
}
