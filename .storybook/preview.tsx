import { ThemeRoot, themes, type ThemeName } from '@inkstone/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';

import { viewports } from './viewports.js';

const withTheme: Decorator = (Story, { globals }) => (
  <ThemeRoot theme={themes[globals['theme'] as ThemeName]}>
    <Story />
  </ThemeRoot>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: '主题',
      toolbar: {
        title: '主题',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'paper', title: '素纸' },
          { value: 'night', title: '夜读' },
          { value: 'yunfan', title: '云帆书局' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'paper' },
  parameters: {
    // A violation fails the story's test instead of waiting in a panel.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          '砚台',
          ['扉页', '色彩', '字与间距', '图标'],
          '基础',
          '表单控件',
          '导航',
          '浮层',
          '状态',
          '内容',
          '筛选',
          '组合',
          '表单',
          '页面',
        ],
      },
    },
  },
};

export default preview;
