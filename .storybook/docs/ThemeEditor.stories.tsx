import { CopyButton } from '@inkstone/ui/components/CopyButton';
import { themes, type ThemeName } from '@inkstone/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, spyOn, userEvent, within } from 'storybook/test';

import { verdicts } from './verdicts.js';
import { Page, Part } from './sheet.parts.js';
import { themeSource } from './theme-source.js';
import { Source, Verdicts, Workbench } from './ThemeEditor.parts.js';
import { ThemePreview } from './ThemePreview.js';
import { ThemeSettings } from './ThemeSettings.js';
import { VerdictMark } from './Verdict.js';

function ThemeEditor({ start }: { start: ThemeName }) {
  const [theme, setTheme] = useState(() => themes[start]);
  const results = verdicts(theme);
  const poor = results.filter(({ grade }) => grade === '不足').length;
  const source = themeSource(theme);
  return (
    <Page
      title="主题编辑器"
      lead="改颜色、字体、圆角与封面，一旁是网站上真正的首页、列表与表单。对比度当场算出；改好之后，把代码复制给开发，一个对象管全站。"
    >
      <Workbench>
        <ThemeSettings theme={theme} onChange={setTheme} />
        <ThemePreview theme={theme} />
      </Workbench>
      <Part
        title="对比度"
        note={<small role="status">{poor === 0 ? '没有不足' : `${String(poor)} 处不足`}</small>}
      >
        <Verdicts>
          {results.map((verdict) => (
            <li key={`${verdict.front} ${verdict.back}`}>
              <span>
                {verdict.use}
                <small> {verdict.back}</small>
              </span>
              <VerdictMark verdict={verdict} />
            </li>
          ))}
        </Verdicts>
      </Part>
      <Part title="代码" note="TypeScript，类型是 Theme">
        <CopyButton text={source} label="复制主题" variant="primary" />
        <Source role="region" aria-label="主题的代码" tabIndex={0}>
          {source}
        </Source>
      </Part>
    </Page>
  );
}

const meta = {
  title: '砚台/主题编辑器',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  name: '主题编辑器',
  render: (_args, { globals }) => <ThemeEditor start={globals['theme'] as ThemeName} />,
};

// The sidebar does not list the tests of the page. Storybook reads tags only where they are written out.

export const Edited: StoryObj = {
  ...Sheet,
  tags: ['!dev'],
  name: '改过的主题',
  globals: { theme: 'paper' },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await fireEvent.change(canvas.getByLabelText(/accent\.fill/), { target: { value: '#14532d' } });
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: '圆角' })).getByLabelText('方'));
    const button = canvas.getByRole('button', { name: '删除' });
    await expect(getComputedStyle(button).borderRadius).toBe('0px');
    await expect(getComputedStyle(canvas.getByRole('button', { name: '登录' })).backgroundColor).toBe(
      'rgb(20, 83, 45)',
    );
    await expect(canvas.getByText('没有不足')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '复制主题' }));
    await expect(write.mock.calls[0]?.[0]).toContain("fill: '#14532D',");
  },
};

export const Poor: StoryObj = {
  ...Sheet,
  tags: ['!dev'],
  name: '对比度不足',
  globals: { theme: 'paper' },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText(/^border\.strong/), { target: { value: '#eeeeee' } });
    await expect(canvas.getByText('3 处不足')).toBeInTheDocument();
  },
};

export const Phone: StoryObj = {
  ...Sheet,
  tags: ['!dev'],
  name: '手机',
  globals: { viewport: { value: 'phone' } },
};
