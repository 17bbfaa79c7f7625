import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { documents, pictures } from './samples.js';
import { UploadField, type UploadFieldProps } from './UploadField.js';

let made = 0;

/** Keeps the files and handles the callbacks, like a form. */
function UploadFieldOfAForm({
  items: first,
  onAdd,
  onRemove,
  onCancel,
  onRetry,
  ...props
}: UploadFieldProps) {
  const [items, setItems] = useState(first);
  function without(id: string) {
    setItems((now) => now.filter((item) => item.id !== id));
  }
  return (
    <UploadField
      {...props}
      items={items}
      onAdd={(files) => {
        onAdd(files);
        const added = files.map(({ name, size }) => {
          made += 1;
          return { id: `new-${String(made)}`, name, size, status: 'chosen', percent: null } as const;
        });
        setItems((now) => [...now, ...added].slice(0, props.most));
      }}
      onRemove={(id) => {
        onRemove(id);
        without(id);
      }}
      onCancel={(id) => {
        onCancel(id);
        without(id);
      }}
      onRetry={(id) => {
        onRetry(id);
        setItems((now) =>
          now.map((item) => (item.id === id ? { ...item, status: 'uploading', percent: 0 } : item)),
        );
      }}
    />
  );
}

const meta = {
  title: '表单控件/UploadField',
  tags: ['稳定'],
  component: UploadField,
  render: (args) => <UploadFieldOfAForm {...args} />,
  args: {
    label: '参赛作品',
    hint: '支持 jpg、png、gif、doc、docx、pdf，每个不超过 5 MB',
    accept: '.jpg,.jpeg,.png,.gif,.doc,.docx,.pdf',
    layout: 'list',
    most: 6,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
    style: { maxWidth: '36rem' },
  },
} satisfies Meta<typeof UploadField>;
export default meta;
type Story = StoryObj<typeof meta>;

const certificates = {
  label: '证件图片',
  hint: '支持 jpg、png、gif，每张不超过 5 MB',
  accept: '.jpg,.jpeg,.png,.gif',
  layout: 'pictures',
} as const;

export const Empty: Story = {
  name: '未选',
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('参赛作品'), new File(['春'], '作文.docx'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '移除：作文.docx' }));
    await expect(canvas.getByRole('button', { name: /^选择文件/ })).toHaveFocus();
  },
};

export const EveryState: Story = {
  name: '各种状态',
  args: { items: documents },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在上传：插图.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消上传：插图.png' }));
    await expect(args.onCancel).toHaveBeenCalledWith('c');
    await expect(canvas.getByRole('button', { name: '移除：朗读录像封面.gif' })).toHaveFocus();
  },
};

export const Full: Story = {
  name: '已选满',
  args: { most: 1, items: documents.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /选择文件|继续添加/ })).toBeNull();
  },
};

export const WithError: Story = {
  name: '有错误',
  args: { error: '请上传附件' },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: /^选择文件/ });
    await expect(add).toHaveAccessibleDescription('请上传附件');
  },
};

/** 读屏会读出被拒绝的文件的原因；没有错误时不占位置。 */
export const ChoiceRefused: Story = {
  name: '文件被拒绝',
  args: { announced: true, error: '文件大小请控制在5M之内' },
  render: (args) => (
    <>
      <UploadField {...args} />
      <UploadField {...args} label="有位置" announced={false} error={undefined} />
      <UploadField {...args} label="没有位置" announced={undefined} error={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const [place] = canvas.getAllByRole('status');
    await expect(place).toHaveTextContent('文件大小请控制在5M之内');
    const [kept, none] = ['有位置', '没有位置'].map(
      (label) => canvas.getByText(label, { selector: 'label' }).parentElement?.clientHeight,
    );
    await expect(kept).toBe(none);
  },
};

export const Disabled: Story = { name: '禁用', args: { items: documents.slice(0, 1), disabled: true } };

export const Pictures: Story = { name: '图片', args: { ...certificates, items: pictures } };

export const PicturesEmpty: Story = {
  name: '图片：未选',
  args: { ...certificates, most: 2, optional: true },
};

export const PicturesWithError: Story = {
  name: '图片：有错误',
  args: { ...certificates, error: '请上传文件' },
};

export const PicturesDisabled: Story = {
  name: '图片：禁用',
  args: { ...certificates, items: pictures.slice(0, 1), disabled: true },
};

export const EmptyOnThePhone: Story = { name: '手机上未选文件', globals: { viewport: { value: 'phone' } } };
