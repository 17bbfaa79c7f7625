import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../components/Button/index.js';
import { Dialog } from '../components/Dialog/index.js';
import { PlainText } from '../testing/PlainText.js';
import { ScopedThemeRoot } from './ScopedThemeRoot.js';
import { nightTheme } from './theme.js';

/** Rules as in content management systems: for elements, for elements below a class, for states. */
const HOST_STYLES = `
  .host { padding: 1rem; background: #ffffe8; color: #400040; text-align: center; letter-spacing: 3px; }
  .host h2 { margin: 30px; color: #800000; font-family: monospace; text-transform: uppercase; }
  .host p { margin: 20px; color: #004000; line-height: 3; }
  .host ul { padding: 0 60px; list-style: square; }
  .host a, .host a:hover { color: #000080; text-decoration: underline; }
  .host button { padding: 0; border: 3px dotted #400040; border-radius: 0; background: #ffffff; color: #400040; }
  .host * { box-sizing: content-box; }
`;

function Embedded() {
  const [asking, setAsking] = useState(false);
  return (
    <ScopedThemeRoot theme={nightTheme} style={{ padding: '1.5rem' }}>
      <PlainText name="书架" heading="书架 Books" />
      <Button variant="primary" onClick={() => setAsking(true)}>
        加入书单
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="已加入书单">
        可以在个人中心查看。
      </Dialog>
    </ScopedThemeRoot>
  );
}

function HostPage() {
  const [loaded, setLoaded] = useState(false);
  return (
    <div className="host">
      <style>{HOST_STYLES}</style>
      <PlainText name="本站" heading="本站 Books" />
      <button type="button" onClick={() => setLoaded(true)}>
        载入书架
      </button>
      {loaded && <Embedded />}
    </div>
  );
}

const meta = {
  title: '基础/ScopedThemeRoot',
  tags: ['稳定'],
  component: ScopedThemeRoot,
  render: () => <HostPage />,
  args: { children: null },
} satisfies Meta<typeof ScopedThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All computed styles of an element, except sizes that depend on the length of the page. */
function stylesOf(element: Element): string[] {
  const style = getComputedStyle(element);
  return [...style]
    .filter((name) => !/^(block-size|height|perspective-origin|transform-origin)$/.test(name))
    .map((name) => `${name}: ${style.getPropertyValue(name)}`);
}

/** A colour of a theme in the format of computed styles. */
function computed(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

export const OnAForeignPage: Story = {
  name: '在别的网站里',
  play: async ({ canvas }) => {
    const host = canvas.getByRole('region', { name: '本站' });
    const load = canvas.getByRole('button', { name: '载入书架' });
    const outside = [
      document.documentElement,
      document.body,
      load,
      host,
      ...host.querySelectorAll('h2, p, ul, li, a'),
    ];
    const before = outside.map(stylesOf);
    await userEvent.click(load);
    const inside = within(await canvas.findByRole('region', { name: '书架' }));
    // Focus and hover change the style of the button too.
    await userEvent.unhover(load);
    load.blur();
    await expect(outside.map(stylesOf)).toEqual(before);

    const heading = inside.getByText('书架 Books');
    await expect(heading).toHaveStyle({
      color: computed(nightTheme.text.strong),
      margin: '0px',
      letterSpacing: 'normal',
    });
    await expect(inside.getByText(/真题/)).toHaveStyle({
      color: computed(nightTheme.text.base),
      margin: '0px',
    });
    await expect(inside.getByRole('list')).toHaveStyle({ listStyleType: 'none', padding: '0px' });
    const link = inside.getByRole('link');
    await userEvent.hover(link);
    await expect(link).toHaveStyle({ color: computed(nightTheme.text.base), textDecorationLine: 'none' });

    const button = canvas.getByRole('button', { name: '加入书单' });
    await expect(button).toHaveStyle({
      backgroundColor: computed(nightTheme.accent.fill),
      color: computed(nightTheme.text.onAccent),
      borderStyle: 'solid',
    });
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog', { name: '已加入书单' });
    await expect(within(dialog).getByRole('heading')).toHaveStyle({
      color: computed(nightTheme.text.strong),
      textTransform: 'none',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(outside.map(stylesOf)).toEqual(before);
  },
};
