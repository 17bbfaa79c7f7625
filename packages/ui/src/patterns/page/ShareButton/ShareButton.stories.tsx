import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { encode } from 'uqr';

import { ShareButton } from './ShareButton.js';

/** Replaces the phone's share sheet, which the test browser lacks. */
const sheet = fn(() => Promise.resolve());

function withSheet(there: boolean) {
  return () => {
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    if (!there) Reflect.deleteProperty(navigator, 'share');
    sheet.mockClear();
    return () => {
      Reflect.deleteProperty(navigator, 'share');
    };
  };
}

const meta = {
  title: '版面/ShareButton',
  tags: ['试用'],
  component: ShareButton,
  args: {
    title: '一条河怎样造出一座城',
    text: '从码头到街市，一座城是这样长起来的。',
    url: 'https://example.com/layout/list/talkPoliciesDetails?id=12',
  },
  beforeEach: withSheet(false),
  decorators: [
    (story) => (
      <div
        style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minHeight: '13rem' }}
      >
        {story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '平常' };

export const Open: Story = {
  name: '展开',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await expect(canvas.getByRole('menuitem', { name: '复制链接' })).toBeVisible();
    await expect(canvas.queryByRole('menuitem', { name: '发到其他应用' })).toBeNull();
  },
};

export const Copied: Story = {
  name: '链接已复制',
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '复制链接' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('链接已复制'));
    await expect(write).toHaveBeenCalledWith(args.url);
    await expect(canvas.getByRole('button', { name: '分享' })).toHaveFocus();
  },
};

export const Failed: Story = {
  name: '复制不了',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '复制链接' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有复制成功'));
  },
};

export const Scanned: Story = {
  name: '二维码',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '用手机扫码打开' }));
    const code = await screen.findByRole('img', { name: '《一条河怎样造出一座城》的二维码' });
    await expect(code).toBeVisible();
    const drawn = code.querySelector('path')?.getAttribute('d')?.match(/M/g);
    const modules = encode(meta.args.url).data.flat();
    await expect(drawn).toHaveLength(modules.filter((isDark) => isDark).length);
  },
};

export const CancelledSheet: Story = {
  name: '关掉了系统的分享面板',
  beforeEach: withSheet(true),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    sheet.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await expect(sheet).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const InWeChat: Story = {
  name: '微信里',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.50');
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    const hint = await screen.findByRole('dialog', { name: '在微信里分享' });
    await expect(hint).toHaveTextContent('右上角');
  },
};

export const OtherApplication: Story = {
  name: '发到其他应用',
  beforeEach: withSheet(true),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '发到其他应用' }));
    await expect(sheet).toHaveBeenCalledWith({ title: args.title, text: args.text, url: args.url });
  },
};

export const Phone: Story = {
  name: '手机：系统自己的分享面板',
  beforeEach: withSheet(true),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args: { title, text, url } }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await expect(sheet.mock.calls).toEqual([[{ title, text, url }]]);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const PhoneWithoutSheet: Story = {
  name: '手机：没有分享面板，直接复制',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('链接已复制'));
    await expect(write).toHaveBeenCalledWith(args.url);
  },
};
