import { CopyButton } from '@inkstone/ui/components/CopyButton';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { drawings, Icon, type IconName } from '@inkstone/ui/components/Icon';
import { SearchBox } from '@inkstone/ui/components/SearchBox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';

import { iconPurposes } from './icon-purposes.js';
import { Count, IconCard, IconGrid, IconWords, Tools } from './Icons.parts.js';
import { Page } from './sheet.parts.js';
import { Code } from './sheet.styles.js';

const names = Object.keys(drawings) as IconName[];

/** Matches the name, the purpose and the other words, each word of the query somewhere. */
function find(query: string): IconName[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return names.filter((name) => {
    const { purpose, also } = iconPurposes[name];
    const text = `${name} ${purpose} ${also}`;
    return words.every((word) => text.includes(word));
  });
}

function Icons() {
  const [query, setQuery] = useState('');
  const found = find(query);
  return (
    <Page
      title="图标"
      lead="二十四格的网格，一个半单位的线，圆头，颜色随文字。图标旁边总有文字；只有图标的按钮，要有读屏能读的名字。"
    >
      <Tools>
        <SearchBox
          label="搜索图标"
          placeholder="用途或英文名：下载、heart"
          value={query}
          onChange={setQuery}
          onSearch={setQuery}
        />
        <Count role="status">
          {query === '' ? `共 ${String(names.length)} 个` : `找到 ${String(found.length)} 个`}
        </Count>
      </Tools>
      {found.length === 0 ? (
        <EmptyState title="没有这样的图标" description="换一个说法，或看看全部图标。" />
      ) : (
        <IconGrid>
          {found.map((name) => (
            <IconCard key={name}>
              <Icon name={name} size={32} />
              <IconWords>
                {iconPurposes[name].purpose}
                <Code>{name}</Code>
              </IconWords>
              <CopyButton compact text={`<Icon name="${name}" />`} label={`复制 ${name}`} />
            </IconCard>
          ))}
        </IconGrid>
      )}
    </Page>
  );
}

const meta = {
  title: '砚台/图标',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = { name: '图标', render: () => <Icons /> };

// The sidebar does not list the tests of the page. Storybook reads tags only where they are written out.

export const Search: StoryObj = {
  ...Sheet,
  tags: ['!dev'],
  name: '搜索与复制',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索图标' }), '收藏 实心');
    await expect(canvas.getByText('找到 2 个')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '复制 bookmark-filled' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('<Icon name="bookmark-filled" />');
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索图标' }), '飞机');
    await expect(canvas.getByText('没有这样的图标')).toBeVisible();
  },
};
