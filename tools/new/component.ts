import { type Plan, templatesIn } from './files.js';
import { expectShape } from './names.js';

const usage = 'npm run new component Rating，或 npm run new component patterns/Rating（由其他组件组合而成）';

export function planComponent(_root: string, [given]: string[]): Plan {
  const shape = /^((components|patterns)\/)?[A-Z][A-Za-z0-9]*$/;
  const path = expectShape(given, shape, '组件名以大写字母开头，只含英文字母和数字', usage);
  const [first = '', second] = path.split('/');
  const kind = second === undefined ? 'components' : first;
  const name = second ?? first;
  const names = { __Name__: name, __group__: kind === 'patterns' ? '组合' : '基础' };
  return {
    create: templatesIn('component', `packages/ui/src/${kind}/${name}`, names),
    change: {},
    next: ['写好属性、样式与故事；文字由属性传入，不写在组件里。', 'npm run storybook'],
  };
}
