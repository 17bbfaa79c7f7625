/** Sample content of the desk: fictional people, shops and books. */
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { Chip } from '../../components/Chip/index.js';
import { SearchBox } from '../../components/SearchBox/index.js';
import type { Brand } from '../types.js';
import { DeskGround } from './DeskGround/DeskGround.js';
import { DeskKeysProvider } from './DeskKeys/DeskKeysProvider.js';
import type { ScratchBatch } from './CodeBatch/types.js';
import type { DeskDrawer } from './DrawerRow/DrawerRow.js';
import type { DeskSlip } from './SlipList/SlipList.js';
import type { DeskTray } from './Tray/types.js';

export const deskBrand: Brand = { name: '砚田', sealText: '砚', homeHref: '#/' };

export const operator = { name: '李敏', roles: '审核', href: '#/me' };

export const today = '11 月 25 日 周三';

export const trays: DeskTray[] = [
  {
    id: 'shops',
    name: '网店申请',
    href: '#/shops',
    count: 7,
    unit: '件待审',
    note: '最早 11 月 19 日',
    detail: '，已 6 天',
  },
  {
    id: 'letters',
    name: '来信',
    href: '#/letters',
    count: 12,
    unit: '封待复',
    note: '2 封过了两天',
    late: true,
  },
  { id: 'works', name: '作品', href: '#/works', count: 23, unit: '件待看', note: '最早 11 月 23 日' },
  {
    id: 'donations',
    name: '捐赠',
    href: '#/donations',
    count: 4,
    unit: '份待联系',
    note: '最早 11 月 20 日',
    detail: '，已 5 天',
  },
  {
    id: 'enrolments',
    name: '报名',
    href: '#/enrolments',
    count: 38,
    unit: '人待确认',
    note: '最早 11 月 24 日',
  },
];

export const shortTrays = trays.map((tray) => ({
  ...tray,
  note: tray.note?.replace(' 月 ', '-').replace(' 日', ''),
}));

export const drawers: DeskDrawer[] = [
  { id: 'accounts', name: '账号', href: '#/accounts', note: '128,406 位读者' },
  { id: 'notices', name: '通知', href: '#/notices', note: '1 封定在今晚 20:00' },
  { id: 'codes', name: '防伪码', href: '#/codes', note: '5 个码查得可疑' },
  { id: 'content', name: '内容', href: '#/content', note: '第 47 版，昨天 18:02' },
];

export const shortDrawers: DeskDrawer[] = [
  { id: 'accounts', name: '账号', href: '#/accounts', note: '128,406' },
  { id: 'notices', name: '通知', href: '#/notices', note: '1 封定时' },
  { id: 'codes', name: '防伪码', href: '#/codes', note: '5 个可疑' },
  { id: 'content', name: '内容', href: '#/content', note: '第 47 版' },
];

const shopRows: [name: string, age: string, note: string, ...words: string[]][] = [
  ['南昌滕王书局', '6 天', '11-19', '淘宝', '江西', '三证分开'],
  ['郑州书香阁图书专营店', '4 天', '改后再交', '天猫', '河南', '三证合一'],
  ['明湖书房旗舰店', '3 天', '11-22', '京东', '山东', '三证合一'],
  ['苏州平江教辅专营', '2 天', '苏晴转来', '天猫', '江苏', '三证合一'],
  ['蓉城学习角', '2 天', '11-23', '拼多多', '四川', '三证合一'],
  ['长沙岳麓图书经营部', '1 天', '11-24', '淘宝', '湖南', '三证分开'],
  ['哈尔滨松花江书店', '今天', '09:41', '京东', '黑龙江', '三证合一'],
];

export const slips: DeskSlip[] = shopRows.map(([name, age, note, ...words], index) => ({
  id: String(index + 1),
  name,
  href: `#/shops/${String(index + 1)}`,
  age,
  note,
  words,
}));

/** A name of sixty characters, which nobody has designed for. */
export const longName =
  '中国某某省某某市某某区新华书店连锁有限责任公司教育图书音像文化用品综合经营分公司第二网络销售部官方旗舰店（某宝平台）';

export const filters = (
  <>
    <Chip selected onClick={() => undefined}>
      等我审 7
    </Chip>
    <Chip selected={false} onClick={() => undefined}>
      改后再交 1
    </Chip>
  </>
);

/** What the sheet of an item has in stories. */
export const item = {
  itemId: '12',
  position: { index: 3, count: 5, onPrevious: () => undefined, onNext: () => undefined },
  back: { label: '一盘', href: '#/' },
  people: ['李敏', '苏晴'],
  holder: '',
  history: [],
};

/** The ground and the keys of the desk, as the application provides them. */
export function onTheDesk(padding = '1.5rem'): Decorator {
  return (Story) => (
    <WithKeys>
      <DeskGround style={{ minHeight: 'auto', padding }}>
        <Story />
      </DeskGround>
    </WithKeys>
  );
}

export function WithKeys({ children }: { children: ReactNode }) {
  const [enabled, setEnabled] = useState(true);
  return (
    <DeskKeysProvider enabled={enabled} onEnabledChange={setEnabled}>
      {children}
    </DeskKeysProvider>
  );
}

export function DeskSearch() {
  const [text, setText] = useState('');
  return <SearchBox label="找件、找人、找书" value={text} onChange={setText} onSearch={() => undefined} />;
}

function drawn(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(2 * width)}" height="${String(2 * height)}" viewBox="0 0 ${String(width)} ${String(height)}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const TITLE =
  'text-anchor="middle" font-family="Noto Serif CJK SC,Songti SC,serif" font-weight="700" fill="#2a2620"';

/** Photographs of papers, each on a table. */
export const photographs = {
  business: drawn(
    520,
    372,
    `<rect width="520" height="372" fill="#b9b0a0"/><g transform="rotate(-1.3 260 186)"><rect x="26" y="18" width="462" height="330" fill="#fbf5e2"/><rect x="36" y="28" width="442" height="310" fill="none" stroke="#b99a4c" stroke-width="5"/><circle cx="257" cy="66" r="17" fill="#b4362d"/><text x="257" y="124" font-size="34" letter-spacing="10" ${TITLE}>营业执照</text><g stroke="#5b5040" stroke-width="6" opacity=".6"><path d="M66 176h220M66 206h250M66 236h160M66 266h240M66 296h200"/></g><circle cx="404" cy="270" r="36" fill="none" stroke="#b4362d" stroke-width="4"/></g>`,
  ),
  publication: drawn(
    520,
    372,
    `<rect width="520" height="372" fill="#b9b0a0"/><g transform="rotate(1.5 260 186)"><rect x="40" y="26" width="440" height="320" fill="#f7ebd2"/><rect x="52" y="38" width="416" height="296" fill="none" stroke="#a63a30" stroke-width="6"/><text x="260" y="112" font-size="34" letter-spacing="3" ${TITLE}>出版物经营许可证</text><g stroke="#5b5040" stroke-width="7" opacity=".75"><path d="M92 160h230M92 194h280M92 228h180M92 262h120"/></g></g>`,
  ),
  portrait: drawn(
    520,
    372,
    '<rect width="520" height="372" fill="#b9b0a0"/><g transform="rotate(-2 260 186)"><rect x="44" y="44" width="432" height="280" rx="18" fill="#e7eef3"/><g stroke="#32404a" stroke-width="9" opacity=".7"><path d="M78 104h150M78 144h190M78 184h170M78 284h230"/></g><rect x="352" y="88" width="96" height="124" fill="#c9d8e0"/><circle cx="400" cy="134" r="25" fill="#8da0ac"/></g>',
  ),
};

const dayCounts = [140, 152, 163, 188, 241, 256, 163, 152, 160, 176, 199, 270, 276];

/** Thirty days, the last of them today. */
export const days = Array.from({ length: 30 }, (_, index) => ({
  day: index < 5 ? `10 月 ${String(27 + index)} 日` : `11 月 ${String(index - 4)} 日`,
  value: (dayCounts[index % dayCounts.length] ?? 0) + 2 * index,
}));

export const batch: ScratchBatch = {
  name: '2611-03',
  book: '全国卷原创冲刺卷 高三语文',
  amount: 20_000,
  printer: '泰山印务',
  checked: 312,
  again: 96,
  suspicious: 2,
  made: { day: '11-20', time: '16:32', by: '周衡' },
  lastDay: '2026-11-25',
  recalled: undefined,
};
