import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SearchBox } from '../../../components/SearchBox/index.js';
import { SectionBanner } from '../../page/SectionBanner/SectionBanner.js';
import { landscape } from '../../samples.js';
import { StageBand, type StageTab } from './StageBand.js';

const stages: StageTab[] = [
  { id: 9, name: '高中', stage: 'high', href: '#/highSchoolBooks', count: 102 },
  { id: 10, name: '初中', stage: 'middle', href: '#/middleSchoolBooks', count: 83 },
  { id: 7, name: '小学', stage: 'primary', href: '#/primarySchoolBooks', count: 77 },
];

function grades(names: readonly string[]) {
  return names.map((label, index) => ({ label, href: `#/addedServices?grade_id=${String(index)}` }));
}

function searchBox(label: string) {
  return <SearchBox label={label} size="lg" value="" onChange={() => undefined} onSearch={() => undefined} />;
}

const meta = {
  title: '图书/StageBand',
  tags: ['稳定'],
  component: StageBand,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  args: {
    title: '高中图书',
    current: 9,
    stages,
    grades: grades(['高一', '高二', '高三']),
    search: searchBox('在高中图书里找'),
    slides: (
      <SectionBanner
        shape="card"
        label="高中图书推荐"
        slides={[
          {
            id: 1,
            title: '高中三年，\n从课时精练到考前冲刺',
            image: landscape(210),
            href: '#/addedServices',
          },
          { id: 2, title: '名校期中期末真卷：\n每道题都有得分率', image: landscape(30) },
        ]}
      />
    ),
  },
} satisfies Meta<typeof StageBand>;
export default meta;
type Story = StoryObj<typeof meta>;

const PRIMARY = {
  title: '小学图书',
  current: 7,
  grades: grades(['一年级', '二年级', '三年级', '四年级', '五年级', '六年级']),
  search: searchBox('在小学图书里找'),
};
const PHONE = { viewport: { value: 'phone' } };

export const High: Story = {
  name: '高中',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('高中102 种');
  },
};

export const Middle: Story = {
  name: '初中',
  args: { title: '初中图书', current: 10, grades: grades(['初一', '初二', '初三']) },
};

export const Primary: Story = { args: PRIMARY };

export const Loading: Story = {
  args: {
    grades: [],
    stages: stages.map((stage) => ({ ...stage, count: undefined })),
    slides: <SectionBanner shape="card" label="高中图书推荐" slides={[]} loading />,
  },
};

export const Tablet: Story = { args: PRIMARY, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: PHONE };

export const PrimaryOnPhone: Story = { args: PRIMARY, globals: PHONE };
