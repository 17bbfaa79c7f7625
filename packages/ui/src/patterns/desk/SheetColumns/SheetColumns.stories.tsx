import type { Meta, StoryObj } from '@storybook/react-vite';

import { CsvLink } from '../CsvLink/CsvLink.js';
import { longName, onTheDesk } from '../samples.js';
import { SheetColumns, SheetPart } from './SheetColumns.js';

const meta = {
  title: '案头/SheetColumns',
  tags: ['试用'],
  component: SheetColumns,
  args: {
    children: (
      <>
        <div>
          <SheetPart title="店铺">{longName}</SheetPart>
          <SheetPart title={longName}>书店</SheetPart>
        </div>
        <div>
          <SheetPart title="经过">{null}</SheetPart>
        </div>
      </>
    ),
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof SheetColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NarrowEnd: Story = { name: '右边窄' };

export const SetApart: Story = {
  name: '右边衬底，名下有线',
  args: {
    setApart: true,
    children: (
      <>
        <div />
        <SheetPart ruled title="要改的" aside={<CsvLink href="#/faults.csv" of="要改的" />}>
          {longName}
        </SheetPart>
      </>
    ),
  },
};

export const NarrowStart: Story = { name: '左边窄', args: { narrow: 'start' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
