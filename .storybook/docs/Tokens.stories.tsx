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
import { tokenGroups } from './token-groups.js';
import { ContrastTable, ScaleTable, ThemeTable } from './Tokens.parts.js';

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
      {tokenGroups.map(([group, title, use]) => (
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

// The sidebar does not list the tests of the page. Storybook reads tags only where they are written out.

export const File: StoryObj = {
  ...Sheet,
  tags: ['!dev'],
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
  tags: ['!dev'],
  name: '没有不足的对比度',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/: 1 A/).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/不足/)).toBeNull();
  },
};

export const Phone: StoryObj = {
  ...Sheet,
  tags: ['!dev'],
  name: '手机',
  globals: { viewport: { value: 'phone' } },
};
