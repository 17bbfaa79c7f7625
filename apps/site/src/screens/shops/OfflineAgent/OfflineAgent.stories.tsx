import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { sampleList } from '../../../kits/samples/list.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { wireCounts, wireStore } from '../../../lib/samples/shops.js';
import { nearest } from '../near-names.js';
import { OfflineAgentView } from './OfflineAgent.view.js';

const inShandong = [
  wireStore(),
  wireStore({ id: 2, city: '青岛市', store_name: '栈桥书窗', address: '竹简街34号', tel: '0532-00002754' }),
];
const inBeijing = wireStore({
  id: 3,
  province: '北京市',
  city: '北京市',
  store_name: '什刹海边书店',
  tel: '010-00001237',
});
const stores = { ...sampleList(inShandong), choices: { territory: '37' }, pageSize: 10 };
const nothing = ready({ items: [], count: 0 });

const NAMES = [
  ['11', '北京市', '010-00000400'],
  ['12', '天津市', '022-00000413'],
  ['13', '河北省', '0311-00000426'],
  ['14', '山西省', '0351-00000439'],
  ['15', '内蒙古自治区', '0471-00000452'],
  ['21', '辽宁省', '024-00000465'],
  ['22', '吉林省', '0431-00000478'],
  ['37', '山东省', '0531-00000582'],
  ['54', '西藏自治区', '0891-00000725'],
  ['71', '台湾省', ''],
] as const;

const meta = {
  title: '页面/网店与代理/线下代理',
  id: '页面-offlineagent',
  component: OfflineAgentView,
  args: {
    title: '线下代理',
    stores,
    counted: wireCounts(),
    chosen: '37',
    own: '',
    regions: ready(NAMES.map(([value, label]) => ({ value, label }))),
    phones: ready(
      NAMES.filter(([, , tel]) => tel !== '').map(([, label, tel]) => ({
        title: `${label.replace(/(省|市|自治区)$/u, '')}服务专员`,
        tel,
      })),
    ),
    near: { count: 80, stores: [] },
  },
} satisfies Meta<typeof OfflineAgentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnTablet: Story = { name: '平板', globals: { viewport: { value: 'tablet' } } };
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** What is folded and unfolded keeps the focus. */
export const Folded: Story = {
  name: '收起与展开',
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: '山东省', expanded: true });
    await userEvent.click(open);
    await expect(canvas.getByRole('button', { name: '山东省', expanded: false })).toHaveFocus();
    await expect(canvas.queryByText('栈桥书窗')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '展开其余 2 个省' }));
    await expect(canvas.getByRole('button', { name: '西藏' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '收起其余 2 个省' })).toHaveFocus();
    // No bookshop and no agent: it stands on the map only.
    await expect(canvas.queryByRole('button', { name: '台湾省' })).toBeNull();
  },
};

export const ManyStores: Story = {
  name: '一省多页',
  args: {
    counted: wireCounts().map((province) => ({ ...province, count: province.count * 10 })),
    stores: {
      ...stores,
      results: ready({
        items: Array.from({ length: 10 }, (_, index) =>
          wireStore({ id: index, store_name: `砚田书房泉城第${String(index + 1)}店` }),
        ),
        count: 20,
      }),
    },
  },
};

export const Searched: Story = {
  name: '搜索到的',
  args: {
    chosen: '',
    stores: {
      ...stores,
      choices: {},
      search: '书',
      results: ready({ items: [inBeijing, ...inShandong], count: 3 }),
    },
  },
};

export const NotFound: Story = {
  args: { chosen: '', stores: { ...stores, choices: {}, search: '三味书屋', results: nothing } },
};

export const NearNames: Story = {
  name: '名字相近',
  args: {
    ...NotFound.args,
    stores: { ...stores, choices: {}, search: '栈桥书店', results: nothing },
    near: {
      count: 80,
      stores: nearest(
        '栈桥书店',
        inShandong.map((store) => ({ ...store, name: store.store_name })),
      ),
    },
  },
};

export const NoneInProvince: Story = {
  name: '省里没有书店',
  args: { chosen: '54', stores: { ...stores, choices: { territory: '54' }, results: nothing } },
};
export const NoneInProvinceOnPhone: Story = { ...NoneInProvince, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: {
    stores: { ...stores, choices: {}, results: LOADING },
    counted: undefined,
    chosen: '',
    regions: LOADING,
    phones: LOADING,
  },
};

export const Empty: Story = {
  args: { stores: { ...stores, choices: {}, results: nothing }, counted: [], chosen: '', phones: ready([]) },
};

export const Failed: Story = {
  args: {
    stores: { ...stores, choices: {}, results: FAILED },
    counted: undefined,
    chosen: '',
    regions: FAILED,
    phones: FAILED,
  },
};
