import { fireEvent, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { openDialogs } from '../../test/dialogs.js';
import { renderSite, success } from '../../test/site.js';
import { Bottom as DesktopBottom } from './desktop/bottom.js';
import { Bottom as MobileBottom } from './mobile/bottom.js';
import { Top as DesktopTop } from './desktop/top.js';
import { Top as MobileTop } from './mobile/top.js';
import { useShell, type ShellModel } from './use-shell.js';

// jsdom has no modal dialogs.
vi.mock('@inkstone/ui/patterns/FirstVisitDialog', () => ({
  FirstVisitDialog: ({ open, text }: { open: boolean; text: string }) => open && <p>{text}</p>,
}));
// The page is complete at once.
vi.mock('@inkstone/ui/idle', async (original) => ({
  ...(await original<object>()),
  afterLoadAndIdle: (run: () => void) => {
    run();
    return () => undefined;
  },
}));

const CONFIG = {
  copyright: 'Copyright © 砚田教育',
  icp: '示例ICP备00000000号',
  public_security_record: '示例公网安备 00000000000000号',
  statement: '本站为演示站点',
  support: '技术支持：砚田教育',
  top_logo: '/files/public/site/logo.svg',
  home_dialog: '',
};

function Shell({ children }: { children: (shell: ShellModel) => ReactNode }) {
  return children(useShell());
}

function open(part: (shell: ShellModel) => ReactNode) {
  return renderSite(<Shell>{part}</Shell>, { server: { '/api/config/config': () => success(CONFIG) } });
}

for (const [name, Top] of [
  ['desktop', DesktopTop],
  ['mobile', MobileTop],
] as const) {
  it(`shows the configured logo in the header of the ${name} site (spec: A2 header logo)`, async () => {
    open((shell) => <Top shell={shell} />);
    const header = within(screen.getByRole('banner'));
    const logo = await header.findByRole('img');
    expect(logo.getAttribute('src')).toMatch(/\/files\/public\/site\/logo\.svg$/);
    expect(logo.closest('a')?.getAttribute('href')).toBe(paths.home.href());
  });

  it(`leads a visitor, with whose session no jwt is kept, from the avatar of the ${name} site to the login (spec: A2 avatar anonymous, A4 anonymous)`, () => {
    window.sessionStorage.setItem('userInfo', '{"nickname":"林老师","jwt":""}');
    open((shell) => <Top shell={shell} />);
    expect(screen.getByRole('link', { name: /登录/ }).getAttribute('href')).toBe('#/login/nowLogin');
  });
}

it('ends with copyright, filing numbers, statement and support (spec: A2 footer lines)', async () => {
  open((shell) => <DesktopBottom shell={shell} />);
  const footer = within(screen.getByRole('contentinfo'));
  for (const line of [
    CONFIG.copyright,
    CONFIG.icp,
    CONFIG.public_security_record,
    CONFIG.statement,
    CONFIG.support,
  ]) {
    expect(await footer.findByText(line)).toBeVisible();
  }
});

/** The ends of both shells, of which a press shows the other. */
function TurningBottom() {
  const shell = useShell();
  const [wide, setWide] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setWide(true)}>
        转过手机
      </button>
      {wide ? <DesktopBottom shell={shell} /> : <MobileBottom shell={shell} />}
    </>
  );
}

it('keeps the first-visit dialog, with the configured text, open when turning a phone changes the shell (spec: A2 first visit dialog)', async () => {
  renderSite(<TurningBottom />, {
    address: paths.home.path(),
    server: { '/api/config/config': () => success({ ...CONFIG, home_dialog: '欢迎来到砚台。' }) },
  });
  expect(await screen.findByText('欢迎来到砚台。')).toBeVisible();
  fireEvent.click(screen.getByText('转过手机'));
  expect(await screen.findByText('欢迎来到砚台。')).toBeVisible();
});

it('keeps the drawer of the official shops open when turning a phone changes the shell', async () => {
  openDialogs();
  renderSite(<TurningBottom />, { server: { '/api/config/config': () => success(CONFIG) } });
  fireEvent.click(await screen.findByRole('button', { name: /^官方店铺/ }));
  expect(await screen.findByRole('dialog', { name: '官方店铺' })).toBeVisible();
  fireEvent.click(screen.getByText('转过手机'));
  expect(await screen.findByRole('dialog', { name: '官方店铺' })).toBeVisible();
});

it('keeps what has been typed into the search when turning a phone changes the shell', async () => {
  function Turning() {
    const shell = useShell();
    const [wide, setWide] = useState(true);
    const Top = wide ? DesktopTop : MobileTop;
    return (
      <>
        <button type="button" onClick={() => setWide(!wide)}>
          转过手机
        </button>
        <Top shell={shell} />
      </>
    );
  }
  renderSite(<Turning />, { server: { '/api/config/config': () => success(CONFIG) } });
  const box = () => screen.findByRole<HTMLInputElement>('combobox');
  fireEvent.change(await box(), { target: { value: '函数' } });
  fireEvent.click(screen.getByText('转过手机'));
  fireEvent.click(screen.getByText('转过手机'));
  expect((await box()).value).toBe('函数');
});

it('marks 我的 in the bar of the phone on the own activities, by either path', () => {
  for (const address of [paths.myActivity.path(), ...paths.myActivity.aliases]) {
    const { unmount } = renderSite(<Shell>{(shell) => <MobileBottom shell={shell} />}</Shell>, {
      address,
      server: {},
    });
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(
      paths.personalCenter.href(),
    );
    unmount();
  }
});
