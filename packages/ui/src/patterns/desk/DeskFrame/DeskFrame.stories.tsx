import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { ActBar } from '../ActBar/ActBar.js';
import { ConnectionBar } from '../ConnectionBar/ConnectionBar.js';
import { HeldList } from '../HeldList/HeldList.js';
import {
  deskBrand,
  DeskSearch,
  filters,
  longName,
  operator,
  shortDrawers,
  shortTrays,
  slips,
  today,
  WithKeys,
} from '../samples.js';
import { Sheet } from '../Sheet/Sheet.js';
import { SlipList } from '../SlipList/SlipList.js';
import { TrayDone } from '../TrayDone/TrayDone.js';
import { DeskFrame } from './DeskFrame.js';

const list = (
  <SlipList
    title="网店申请"
    description="7 件在等，答应七个工作日内办完"
    filters={filters}
    slips={slips}
    currentId="2"
    footer="J K 上下件"
    back={{ label: '一览', href: '#/' }}
  />
);

const sheet = (
  <Sheet
    title="郑州书香阁图书专营店"
    facts="查询码 7KXQ-4MRW-9TEB · 第 2 次交，11 月 21 日 13:05"
    position={{ index: 2, count: 7, onPrevious: () => undefined, onNext: () => undefined }}
    back={{ label: '网店申请', href: '#/shops' }}
    acts={
      <ActBar
        decision={{ label: '通过', press: { code: 'KeyA' }, onSelect: () => undefined }}
        acts={[{ label: '转给', press: { code: 'KeyT' }, onSelect: () => undefined }]}
        note="短信告诉周晓，请她汇保证金。"
      />
    }
  >
    <p style={{ padding: '1.5rem' }}>证件与登记</p>
  </Sheet>
);

const meta = {
  title: '案头/DeskFrame',
  tags: ['试用'],
  component: DeskFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
  globals: { viewport: { value: 'laptop' } },
  args: {
    brand: deskBrand,
    operator,
    date: today,
    connected: true,
    search: <DeskSearch />,
    trays: shortTrays,
    drawers: shortDrawers,
    currentId: 'shops',
    slips: list,
    itemOpen: true,
    children: sheet,
  },
  decorators: [
    (Story) => (
      <WithKeys>
        <Story />
      </WithKeys>
    ),
  ],
} satisfies Meta<typeof DeskFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: '打开一盘',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部按键' }));
    await expect(await canvas.findByRole('row', { name: 'A 通过' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const WithoutSlips: Story = {
  name: '没有清单',
  args: { slips: undefined, currentId: 'codes' },
};

export const Lost: Story = {
  name: '断线',
  args: {
    connected: false,
    notice: <ConnectionBar since="14:21" onRetry={() => undefined} />,
    children: (
      <HeldList
        decisions={[
          { id: '5', name: '蓉城学习角', text: '通过' },
          { id: '6', name: '长沙岳麓图书经营部', text: '退回，重拍 2 张' },
        ]}
        onTakeBack={() => undefined}
      />
    ),
  },
};

export const AllDone: Story = {
  name: '都办完了',
  args: {
    children: (
      <TrayDone name="网店申请" next={{ label: '来信，12 封在等', href: '#/letters' }}>
        今天办了 9 件，等得最久的一件 6 天。
      </TrayDone>
    ),
    slips: <SlipList title="网店申请" slips={[]} empty="都办完了" />,
  },
};

export const LongNames: Story = {
  name: '长名与短名',
  args: {
    operator: { ...operator, name: longName },
    trays: shortTrays.map((tray) => ({ ...tray, name: longName })),
  },
};

export const Folded: Story = {
  name: '窄窗口：清单折起来',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 / 7，打开清单' }));
    await expect(canvas.getByRole('link', { name: /南昌滕王书局/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const NothingOpen: Story = {
  name: '窄窗口：还没有打开一件',
  args: { itemOpen: false, children: <p style={{ padding: '1.5rem' }}>从左边选一件</p> },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /南昌滕王书局/ })).toBeVisible();
  },
};

export const ListOnThePhone: Story = {
  name: '手机：清单',
  args: { itemOpen: false },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { name: '手机：一件', globals: { viewport: { value: 'phone' } } };

export const Night: Story = { name: '夜间', globals: { viewport: { value: 'laptop' }, theme: 'night' } };
