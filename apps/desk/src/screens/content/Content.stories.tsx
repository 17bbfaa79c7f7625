import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { exampleOf } from '../../testing/examples.js';
import { onAnsweringDesk, type Answers } from '../../testing/samples.js';
import { ContentSheet } from './ContentSheet.js';

const faulty = exampleOf('/api/desk/content/prove');
const clean = {
  ...faulty,
  proof: '6f1d9f0e-3c66-4a1e-9a56-0c8a3a4f1d11',
  kinds: faulty.kinds.map((kind) => ({ ...kind, faults: 0 })),
  faults: 0,
  sorts: [],
};
const versions = exampleOf('/api/desk/content').versions.flatMap((one) =>
  [47, 46, 45, 44].map((version) => ({
    ...one,
    version,
    kinds: clean.kinds,
    restores: version === 44 ? 42 : 0,
  })),
);

function answering(proof: Answers[string]): Answers {
  return { '/api/desk/content': { versions }, '/api/desk/content/prove': proof };
}

async function drop({ canvas }: Pick<StoryContext, 'canvas'>) {
  const field = await canvas.findByLabelText(/^内容文件夹的 ZIP/, { selector: 'input' });
  await userEvent.upload(field, [
    new File([new Uint8Array(84_000)], '十二月上新.xlsx'),
    new File([new Uint8Array(8_400_000)], '封面与附件.zip'),
  ]);
}

const meta = {
  title: '页面/案头/内容',
  component: ContentSheet,
  parameters: { layout: 'fullscreen', address: '/content', answers: answering(clean) },
  decorators: [onAnsweringDesk],
  play: drop,
} satisfies Meta<typeof ContentSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clean: Story = { name: '全对' };

export const PutBack: Story = {
  name: '回到以前的一版',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 46 版，回到此版' }));
    const question = within(await canvas.findByRole('alertdialog', { name: '回到第 46 版' }));
    await userEvent.click(question.getByRole('button', { name: '回到此版' }));
    await expect(await canvas.findByText('已回到第 46 版，十秒之后交上去。')).toBeVisible();
  },
};

export const Faulty: Story = {
  name: '有错',
  parameters: { answers: answering(faulty) },
  play: async ({ canvas }) => {
    await drop({ canvas });
    await expect(await canvas.findByRole('button', { name: '还有 2 格错，不能发布' })).toBeDisabled();
    await expect(canvas.getByRole('heading', { name: '图书 F8 在这里' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /B10:B12/ }));
    await expect(canvas.getByRole('heading', { name: '图书 B10:B12 在这里' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '图书 B10:B12 附近' })).toBeVisible();
  },
};

export const Running: Story = { name: '正在试排', parameters: { answers: answering('waiting') } };

export const Held: Story = {
  name: '还能收回',
  play: async ({ canvas }) => {
    await drop({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^发布/ }));
    await expect(await canvas.findByText('已发布，十秒之后交上去。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^发布/ })).toBeDisabled();
  },
};

export const Published: Story = {
  name: '已发布',
  parameters: {
    answers: {
      '/api/desk/content': {
        versions: versions.map((one) => ({ ...one, version: one.version + 1, operator: '李敏' })),
      },
      '/api/desk/content/prove': clean,
    },
  },
  play: async ({ canvas }) => {
    await drop({ canvas });
    await expect(await canvas.findByText('已发布，现在线上是第 48 版。')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { answers: { '/api/desk/content': { versions: [] } } },
  play: () => undefined,
};

export const Failed: Story = {
  parameters: { answers: { '/api/desk/content': 'failing', '/api/desk/content/prove': 'failing' } },
  play: async ({ canvas }) => {
    await drop({ canvas });
    await expect(await canvas.findByRole('button', { name: '改好了，再试排' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { '/api/desk/content': 'waiting' } },
  play: () => undefined,
};

export const Phone: Story = { ...Faulty, name: '手机上', globals: { viewport: { value: 'phone' } } };
