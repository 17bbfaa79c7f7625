import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { pictures } from '../../../components/UploadField/samples.js';
import { AlbumPage } from './AlbumPage.js';
import { AlbumSlot } from './AlbumSlot.js';

const [done, uploading, failed, plain] = pictures;

const handlers = { accept: 'image/*', onAdd: fn(), onRemove: fn(), onCancel: fn(), onRetry: fn() };

const meta = {
  title: '店铺/AlbumSlot',
  tags: ['试用'],
  component: AlbumSlot,
  args: { ...handlers, label: '营业执照', outline: 'business', item: undefined },
  render: (slot) => (
    <AlbumPage style={{ maxWidth: '44rem' }}>
      <AlbumSlot {...slot} />
    </AlbumPage>
  ),
} satisfies Meta<typeof AlbumSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vacant: Story = {
  name: '空着',
  play: async ({ args, canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('营业执照'),
      new File(['x'], '执照.png', { type: 'image/png' }),
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^选照片/ })).toBeVisible();
  },
};

export const Outlines: Story = {
  name: '各种证件的轮廓',
  render: () => (
    <AlbumPage style={{ maxWidth: '44rem' }}>
      <AlbumSlot {...handlers} item={undefined} label="出版物经营许可证" outline="publication" />
      <AlbumSlot {...handlers} item={undefined} label="营业执照" outline="business" />
      <AlbumSlot {...handlers} item={undefined} label="组织机构代码证" outline="organisation" />
      <AlbumSlot {...handlers} item={undefined} label="税务登记证" outline="tax" />
      <AlbumSlot {...handlers} item={undefined} label="身份证 人像面" outline="portrait" />
      <AlbumSlot {...handlers} item={undefined} label="身份证 国徽面" outline="emblem" optional />
    </AlbumPage>
  ),
};

export const States: Story = {
  name: '上传的各个状态',
  render: () => (
    <AlbumPage style={{ maxWidth: '44rem' }}>
      <AlbumSlot {...handlers} item={done} label="营业执照" outline="business" />
      <AlbumSlot {...handlers} item={uploading} label="出版物经营许可证" outline="publication" />
      <AlbumSlot {...handlers} item={failed} label="身份证 人像面" outline="portrait" />
      <AlbumSlot {...handlers} item={plain} label="身份证 国徽面" outline="emblem" />
      <AlbumSlot {...handlers} item={done} label="税务登记证" outline="tax" disabled />
      <AlbumSlot {...handlers} item={undefined} label="组织机构代码证" outline="organisation" disabled />
    </AlbumPage>
  ),
};

export const NotChosen: Story = { name: '没有选', args: { error: '请上传文件' } };

export const SentBack: Story = {
  name: '被退回的证件',
  args: { former: done?.previewUrl ?? '' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /^重新拍摄/ })).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('营业执照'),
      new File(['x'], '执照.png', { type: 'image/png' }),
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const SentBackAndGone: Story = { name: '被退回的照片不在了', args: { former: '' } };

export const OutlinesOnPhone: Story = { ...Outlines, globals: { viewport: { value: 'phone' } } };
export const StatesOnPhone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
