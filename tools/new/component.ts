import { SetupError } from '../setup/fail.mjs';
import { type Plan, template, templatesIn } from './files.js';
import { expectShape, lowerFirst } from './names.js';
import { summaries, withSummary } from './summary.js';

const usage =
  'npm run new component Rating，或 npm run new component patterns/book/Rating（由其他组件组合而成，按题材分）；组件自带文字时在末尾加 words';

/** The subjects by which patterns are arranged, with the names of their groups in Storybook. */
const SUBJECTS: Record<string, string> = {
  activity: '活动',
  article: '文章',
  book: '图书',
  centre: '个人中心',
  company: '公司',
  course: '课程',
  page: '版面',
  paper: '试卷',
  parents: '家长',
  shell: '外框',
  shops: '店铺',
};

export function planComponent(root: string, [given, option]: string[]): Plan {
  const shape = new RegExp(`^(patterns/(${Object.keys(SUBJECTS).join('|')})/)?[A-Z][A-Za-z0-9]*$`);
  const path = expectShape(given, shape, '组件名以大写字母开头，只含英文字母和数字', usage);
  if (option !== undefined && option !== 'words') throw new SetupError(`不认识“${option}”。用法：${usage}`);
  const [first = '', subject = '', pattern] = path.split('/');
  const name = pattern ?? first;
  const folder = `packages/ui/src/${pattern === undefined ? `components/${name}` : path}`;
  const names = {
    __Name__: name,
    __name__: lowerFirst(name),
    __group__: SUBJECTS[subject] ?? '基础',
    __src__: pattern === undefined ? '../..' : '../../..',
    __folder__: pattern === undefined ? '.' : `../${path}`,
  };
  const index = pattern === undefined ? `${folder}/index.ts` : `packages/ui/src/entries/${name}.ts`;
  const withWords = option === 'words';
  return {
    create: {
      ...templatesIn('component', folder, names),
      [index]: template('component-index/index.ts', names),
      // The variant with texts replaces the one without.
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
