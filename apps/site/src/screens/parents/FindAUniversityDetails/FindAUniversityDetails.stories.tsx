import type { Meta, StoryObj } from '@storybook/react-vite';

import { paths } from '../../../lib/config/paths.js';
import { sampleArticle } from '../../../kits/samples/articles.js';
import { FAILED, LOADING, ready } from '../../../lib/samples/loadable.js';
import { sampleUniversities } from '../../../lib/samples/universities.js';
import { FindAUniversityDetailsView } from './FindAUniversityDetails.view.js';

const article = {
  ...sampleArticle,
  title: '东南大学',
  html: '<p>坐落在六朝宫苑旧址，四牌楼校区的大礼堂是中央大学时期的建筑。</p><p>建筑、土木、交通、电子与生物医学工程见长。</p>',
  source: '砚田升学资料室',
};

const marks = [
  { name: '特殊类型招生控制线', score: 510 },
  { name: '本科批', score: 425 },
  { name: '专科批', score: 170 },
];

const meta = {
  title: '页面/家长/大学详情',
  id: '页面-findauniversitydetails',
  component: FindAUniversityDetailsView,
  args: {
    crumbs: [
      { label: '首页', href: paths.home.href() },
      { label: '找大学', href: paths.findAUniversity.href() },
      { label: '东南大学' },
    ],
    article: ready(article),
    facts: { image: '', province: '江苏', city: '南京市', types: ['理工'] },
    lines: {
      title: '江苏的批次线',
      note: '2026 年普通类，不是院校录取分',
      href: paths.fractionBar.href({ area_id: 32 }),
      end: 750,
      categories: [
        { name: '物理类', marks },
        { name: '历史类', marks },
      ],
    },
    neighbours: {
      title: '同在江苏',
      moreHref: paths.findAUniversity.href({ province: 32 }),
      moreLabel: '全部 8 所',
      plaques: sampleUniversities.map(({ id, name, href }) => ({ id, name, href, note: ['南京市', '理工'] })),
    },
  },
} satisfies Meta<typeof FindAUniversityDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The text alone: nothing else could be fetched. */
export const Bare: Story = { args: { lines: undefined, neighbours: undefined } };

export const Loading: Story = {
  args: { article: LOADING, facts: undefined, lines: undefined, neighbours: undefined },
};

export const Missing: Story = { args: { ...Loading.args, article: { state: 'missing', withdrawn: false } } };

export const Failed: Story = { args: { ...Loading.args, article: FAILED } };
