import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import {
  fontSize,
  layer,
  lineHeight,
  mobileBreakpoint,
  motion,
  radius,
  space,
  tapTarget,
} from '@inkstone/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { designTokens } from './design-tokens.js';
import { Lead, Page, Part, PartTitle, Title } from './sheet.styles.js';
import { ContrastTable, ScaleTable, ThemeTable } from './Tokens.parts.js';

const groups = [
  ['surface', '底', '页面、卡片、凹槽、页脚'],
  ['text', '字', '标题、正文、次要的字'],
  ['border', '线', '分隔与控件的边'],
  ['accent', '强调', '主要动作、收藏、定价'],
  ['chosen', '选中', '选中的筛选与当前页码'],
  ['stage', '学段', '旁边总有文字'],
  ['cloth', '封面', '布色渐变的两端'],
  ['status', '消息', '成功、提醒、出错'],
  ['focus', '焦点', '键盘所在'],
  ['shadow', '阴影', '卡片与浮层'],
  ['radius', '圆角', '标签、控件、卡片'],
  ['font', '字体', '标题与正文'],
] as const;

const scales = [
  ['space', '间距', space],
  ['fontSize', '字号', fontSize],
  ['lineHeight', '行高', lineHeight],
  ['layer', '层次', layer],
  [
    '其他',
    '动、圆、点按区与断点',
    {
      'motion.fast': motion.fast,
      'radius.round': radius.round,
      tapTarget,
      mobileBreakpoint: `${String(mobileBreakpoint)}px`,
    },
  ],
] as const;

function fileUrl(): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(designTokens(), null, 2))}`;
}

function Tokens() {
  return (
    <Page>
      <Title>变量</Title>
      <Lead>
        每个变量的名字与值，直接从代码里读出，不会过时。下载的文件是 Design Tokens 通用格式，Figma、Penpot
        等软件的插件可以导入。
      </Lead>
      <p style={{ marginTop: '1.5rem' }}>
        <Button
          variant="primary"
          startIcon={<Icon name="download" />}
          href={fileUrl()}
          download="inkstone.tokens.json"
        >
          下载全部变量（JSON）
        </Button>
      </p>

      <Part>
        <PartTitle>
          对比度 <small>字不低于 4.5 : 1（AA），7 : 1 为 AAA；控件的边不低于 3 : 1</small>
        </PartTitle>
        <ContrastTable />
      </Part>
      {groups.map(([group, title, use]) => (
        <Part key={group}>
          <PartTitle>
            {title}{' '}
            <small>
              {group} · {use}
            </small>
          </PartTitle>
          <ThemeTable group={group} label={title} />
        </Part>
      ))}
      {scales.map(([group, title, values]) => (
        <Part key={group}>
          <PartTitle>
            {title} <small>{group} · 各主题相同</small>
          </PartTitle>
          <ScaleTable label={title} values={values} />
        </Part>
      ))}
    </Page>
  );
}

const meta = {
  title: '砚台/变量',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = { name: '变量', render: () => <Tokens /> };

export const File: StoryObj = {
  ...Sheet,
  name: '下载的文件',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '下载全部变量（JSON）' });
    const [, text = ''] = (link.getAttribute('href') ?? '').split(',');
    const file: unknown = JSON.parse(decodeURIComponent(text));
    await expect(file).toMatchObject({
      space: { 4: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
      theme: {
        paper: {
          surface: { page: { $type: 'color', $value: { hex: '#fbf8f3', alpha: 1 } } },
          shadow: { card: { $type: 'shadow' } },
        },
      },
    });
  },
};

export const Enough: StoryObj = {
  ...Sheet,
  name: '没有不足的对比度',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/: 1 A/).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/不足/)).toBeNull();
  },
};

export const Phone: StoryObj = { ...Sheet, name: '手机', globals: { viewport: { value: 'phone' } } };
