import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../components/Button/index.js';
import { TextField } from '../components/TextField/index.js';
import { PlainText } from '../testing/PlainText.js';
import { ThemeRoot } from './ThemeRoot.js';
import { vars } from './vars.js';

/** Rules for elements, as in a style sheet that the page had before. */
const PAGE_STYLES = `
  html { font-size: 62.5%; }
  body { margin: 40px; background: #ffffe8; color: #400040; font-family: monospace; }
  h2 { margin: 30px; color: #800000; font-family: monospace; }
  p { margin: 20px; }
  ul { padding: 0 60px; list-style: square; }
  a { color: #000080; text-decoration: underline; }
  button, input { padding: 0; border: 3px dotted #400040; border-radius: 0; background: #ffffff; color: #400040; }
  * { box-sizing: content-box; }
`;

const meta = {
  title: '基础/ThemeRoot',
  tags: ['稳定'],
  component: ThemeRoot,
  // Storybook provides the root: a page has only one.
  render: () => (
    <PlainText name="书架" heading="书架">
      <TextField label="书名" />
      <Button variant="primary">加入书单</Button>
    </PlainText>
  ),
  args: { children: null },
} satisfies Meta<typeof ThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current colour of a theme variable, in the format of computed styles. */
function computed(variable: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = variable;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export const OnAPageWithStyles: Story = {
  name: '在有样式的页面里',
  beforeEach: () => {
    const sheet = document.createElement('style');
    sheet.textContent = PAGE_STYLES;
    // A page links its style sheet in the head, before the components' styles.
    document.head.prepend(sheet);
    return () => sheet.remove();
  },
  play: async ({ canvas }) => {
    const { documentElement, body } = document;
    await expect(Number.parseFloat(getComputedStyle(documentElement).fontSize)).toBeGreaterThanOrEqual(14);
    await expect(body).toHaveStyle({ color: computed(vars.text.base), margin: '0px' });
    await expect(canvas.getByRole('heading')).toHaveStyle({
      color: computed(vars.text.strong),
      margin: '0px',
    });
    await expect(canvas.getByText(/真题/)).toHaveStyle({ margin: '0px' });
    await expect(canvas.getByRole('list')).toHaveStyle({ listStyleType: 'none', padding: '0px' });
    await expect(canvas.getByRole('link')).toHaveStyle({ textDecorationLine: 'none' });
    await expect(canvas.getByRole('button')).toHaveStyle({
      backgroundColor: computed(vars.accent.fill),
      color: computed(vars.text.onAccent),
      borderStyle: 'solid',
      boxSizing: 'border-box',
    });
    await expect(canvas.getByRole('textbox')).toHaveStyle({ borderStyle: 'solid', boxSizing: 'border-box' });
  },
};
