import { dropDrafts } from '@inkstone/forms/drafts';
import { ThemeRoot, themes, type ThemeName } from '@inkstone/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';

import { announceTheme } from './chosen-theme.js';
import { ManualContainer } from './ManualContainer.js';
import { ManualPage } from './ManualPage.js';
import { Plate } from './Plate.js';
import { describeProps } from './props/describe-props.js';
import { themeNames } from './theme-names.js';
import { viewports } from './viewports.js';

void announceTheme();

const withTheme: Decorator = (Story, { globals, viewMode }) => (
  <ThemeRoot theme={themes[globals['theme'] as ThemeName]}>
    {viewMode === 'docs' ? (
      <Plate>
        <Story />
      </Plate>
    ) : (
      <Story />
    )}
  </ThemeRoot>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  argTypesEnhancers: [describeProps],
  // What one story types into a form must not be restored as a draft in the next.
  beforeEach: () => {
    dropDrafts();
    sessionStorage.clear();
    localStorage.clear();
  },
  // The ids of the specifications' statements that a story proves go into the report that tools/spec-coverage reads.
  afterEach: ({ parameters, reporting }) => {
    const ids: unknown = parameters['spec'];
    if (ids !== undefined) {
      reporting.addReport({ type: 'spec', version: 1, result: { ids }, status: 'passed' });
    }
  },
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(themeNames).map(([value, title]) => ({ value, title })),
      },
    },
  },
  // STORYBOOK_THEME=night npm run test:stories tests every story in another theme.
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME ?? 'paper' },
  parameters: {
    // A violation fails the test of the story instead of only being listed in a panel.
    a11y: { test: 'error' },
    docs: { container: ManualContainer, page: ManualPage, lang: 'zh-CN' },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          '砚台',
          [
            '开始',
            '扉页',
            '色彩',
            '字与间距',
            '图标',
            '变量',
            '主题编辑器',
            '三套主题 × 两种宽度',
            '页面总表',
          ],
          '基础',
          '表单控件',
          '导航',
          '浮层',
          '状态',
          '内容',
          '筛选',
          '外框',
          '版面',
          '图书',
          '试卷',
          '文章',
          '活动',
          '课程',
          '家长',
          '店铺',
          '公司',
          '个人中心',
          '案头',
          '表单',
          '页面',
          [
            '首页',
            '图书',
            '试卷',
            '栏目',
            '教师',
            '学生',
            '家长',
            '网店与代理',
            '公司',
            '个人中心',
            '服务',
            '登录',
          ],
        ],
      },
    },
  },
};

export default preview;
