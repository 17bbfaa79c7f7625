import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { patient } from '../../../testing/paper-viewer.js';
import { brokenPdf, emptyPdf, emptyWord, lockedPdf, oldWord, pdf, picture, word } from '../samples.js';
import type { PaperFile } from '../types.js';
import { PaperViewer } from './PaperViewer.js';
import viewer from './PaperViewer.stories.js';

const meta = {
  title: '试卷/PaperViewer',
  // The props are documented on the page of the first file.
  tags: ['稳定', '!autodocs'],
  component: PaperViewer,
  args: {
    ...viewer.args,
    download: <Button startIcon={<Icon name="lock" size={20} />}>下载后查看全部</Button>,
    failureDownload: viewer.args.download,
  },
} satisfies Meta<typeof PaperViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  args: { files: [brokenPdf] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent('暂时没能打开');
    await userEvent.click(canvas.getByRole('button', { name: '重新打开' }));
    await canvas.findByRole('alert', {}, patient);
  },
};

/** The server does not respond; a retry can succeed. */
export const Unreachable: Story = {
  name: '取不到文件',
  args: { files: [{ ...pdf, url: '/unreachable' }] },
  beforeEach: answering('/unreachable', () => Promise.resolve(new Response('', { status: 503 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent('暂时没能打开');
    await expect(canvas.getByRole('button', { name: '重新打开' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '免费下载' })).toBeVisible();
  },
};

/** Shows the reason and the download, but no retry, which would not help, and no lock: nothing is withheld. */
function refused(file: PaperFile, message: string): Story {
  return {
    args: { files: [file] },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent(message);
      await expect(canvas.getByRole('button', { name: '免费下载' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '重新打开' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: '下载后查看全部' })).toBeNull();
    },
  };
}
export const Locked: Story = refused(lockedPdf, '这份文件有密码');
export const EmptyPdf: Story = refused(emptyPdf, '这份文件是空的');
export const EmptyWord: Story = refused(emptyWord, '这份文件是空的');
export const OldWord: Story = refused(oldWord, '文件是旧版 Word 格式，请下载后查看');

/** Replaces the response of one URL. */
function answering(address: string, answer: () => Promise<Response>) {
  return () => {
    const fetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const { href } = new URL(input instanceof Request ? input.url : input, document.baseURI);
      return href.endsWith(address) ? answer() : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
    };
  };
}

/** The server sends the size of the file, and none of it is read. */
export const LargeWord: Story = {
  name: '大的 Word',
  ...refused({ ...word, url: '/large' }, 'Word 文件超过 20 MB，在线排版会让页面停住'),
  beforeEach: answering('/large', () =>
    Promise.resolve(new Response('', { headers: { 'content-length': '20000001' } })),
  ),
};

export const LargePdf: Story = {
  name: '过大的 PDF',
  ...refused({ ...pdf, url: '/large' }, 'PDF 超过 100 MB，在线打开会占满浏览器的内存，请下载后查看'),
  beforeEach: answering('/large', () =>
    Promise.resolve(new Response('%PDF-1.7', { headers: { 'content-length': '100000001' } })),
  ),
};

/** 10 000 × 6 000 px, stated in the header only: none of it is decoded. */
export const LargePicture: Story = refused(
  {
    ...picture,
    url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="10000" height="6000"/>')}`,
  },
  '图片超过 5000 万像素',
);

/** A paper without a file. */
export const Empty: Story = { args: { files: [] } };

/** The file does not arrive. */
export const Opening: Story = {
  name: '打开中',
  args: { files: [{ ...word, url: '/never' }] },
  beforeEach: answering('/never', () => new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('正在打开试卷');
  },
};
