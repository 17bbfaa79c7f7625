import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { patient, sheetDrawn } from '../../../testing/paper-viewer.js';
import { taggedPdf } from '../samples.js';
import { PaperViewer } from './PaperViewer.js';
import viewer from './PaperViewer.stories.js';

const meta = {
  title: '试卷/PaperViewer',
  // The props are documented on the page of the first file.
  tags: ['稳定', '!autodocs'],
  component: PaperViewer,
  args: { ...viewer.args, files: [taggedPdf], shownPages: (total) => total },
} satisfies Meta<typeof PaperViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The headings, tables and alternatives of a tagged PDF are those of its text, one level below the heading of the page.
 * The alternatives are one list, whether they are in two columns, in one row, or below each other.
 */
export const Tagged: Story = {
  name: '带标记的 PDF',
  play: async ({ canvasElement }) => {
    const sheet = within(await sheetDrawn(canvasElement));
    await expect(await sheet.findByRole('heading', { level: 2 }, patient)).toHaveTextContent(
      '高三上学期期中数学试题',
    );
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveTextContent('一、选择题');
    await expect(within(sheet.getByRole('table')).getAllByRole('row')).toHaveLength(2);
    const letters = sheet.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent.trim().slice(0, 2)),
    );
    await expect(letters).toEqual(Array.from({ length: 3 }, () => ['A．', 'B．', 'C．', 'D．']));
  },
};
