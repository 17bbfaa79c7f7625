import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { paperTheme } from '@inkstone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { designTokens } from './design-tokens.js';
import { scales } from './scales.js';
import { Page, Part } from './sheet.parts.js';
import { tokenGroups } from './token-groups.js';
import { ContrastTable, ScaleTable, ThemeTable } from './Tokens.parts.js';
import { verdicts } from './verdicts.js';

function fileUrl(): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(designTokens(), null, 2))}`;
}

function Tokens() {
  return (
    <Page
      title="变量"
      lead="每个变量的名字与值，直接从代码里读出，不会过时。下载的文件是 Design Tokens 通用格式，Figma、Penpot 等软件的插件可以导入。"
    >
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

      <Part title="对比度" note="字不低于 4.5 : 1（AA），7 : 1 为 AAA；控件的边不低于 3 : 1">
        <ContrastTable />
      </Part>
      {tokenGroups.map(([group, title, use]) => (
        <Part key={group} title={title} note={`${group} · ${use}`}>
          <ThemeTable group={group} label={title} />
        </Part>
      ))}
      {scales.map(({ name, title, values }) => (
        <Part key={name} title={title} note={`${name} · 各主题相同`}>
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
    // Each pair says where it is seen.
    await expect(verdicts(paperTheme).filter(({ use }) => use === '')).toEqual([]);
  },
};

export const Phone: StoryObj = {
  ...Sheet,
  tags: ['!dev'],
  name: '手机',
  globals: { viewport: { value: 'phone' } },
};
