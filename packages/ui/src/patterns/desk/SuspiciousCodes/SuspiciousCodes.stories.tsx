import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { longName, onTheDesk } from '../samples.js';
import { SuspiciousCodes, type FoundCodes } from './SuspiciousCodes.js';

const found: FoundCodes = {
  list: [
    {
      fingerprint: '9F3A-C2',
      batch: '2611-03',
      checks: 41,
      places: ['河南', '山东', '河北', '203.0.*.*'],
      since: '2026-11-19',
      days: 6,
    },
    {
      fingerprint: '71B0-4E',
      batch: '2611-03',
      checks: 23,
      places: [longName],
      since: '2026-11-20',
      days: 5,
    },
  ],
  provinces: [
    { name: '河南', checks: 1240 },
    { name: '山东', checks: 12 },
  ],
  networks: [{ name: '203.0.*.*', checks: 9 }],
};

const meta = {
  title: '案头/SuspiciousCodes',
  tags: ['试用'],
  component: SuspiciousCodes,
  globals: { viewport: { value: 'laptop' } },
  args: {
    days: '30',
    onDays: fn(),
    found,
    batchHref: (name) => `#/codes/${name}`,
    csvHref: '#/codes.csv',
    failed: false,
    onRetry: fn(),
  },
  decorators: [onTheDesk()],
} satisfies Meta<typeof SuspiciousCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = { name: '有可疑的' };
export const Empty: Story = { args: { found: { list: [], provinces: [], networks: [] } } };
export const Loading: Story = { args: { found: undefined } };
export const Failed: Story = { args: { found: undefined, failed: true } };
export const NoPlaces: Story = {
  name: '不知道在哪里',
  args: { found: { ...found, provinces: [], networks: [] } },
};
export const Night: Story = { name: '夜间', globals: { theme: 'night' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
