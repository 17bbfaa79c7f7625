import type { ComponentProps } from 'react';

import { Action, Colophon, Filing, Ground, Inner, Note, Shortcuts, Way } from './Footer.styles.js';
import { footerMessages } from './messages.zh.js';

export interface FooterShortcut {
  id: string;
  label: string;
  /** A secondary line below the label. */
  note?: string | undefined;
  /** URL. Without it the shortcut is a button that calls `onSelect`. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Links such as 正版查验, 图书纠错, 官方店铺, 我的账户. */
  shortcuts: readonly FooterShortcut[];
  copyright?: string | undefined;
  /** Filing numbers of the site. */
  icp?: string | undefined;
  icpHref?: string | undefined;
  publicSecurityRecord?: string | undefined;
  publicSecurityHref?: string | undefined;
  statement?: string | undefined;
  /** Technical support. */
  support?: string | undefined;
}

/** The footer of the site. */
export function Footer({
  shortcuts,
  copyright,
  icp,
  icpHref,
  publicSecurityRecord,
  publicSecurityHref,
  statement,
  support,
  ...rest
}: FooterProps) {
  return (
    <Ground {...rest}>
      <Inner>
        <nav aria-label={footerMessages.shortcuts}>
          <Shortcuts>
            {shortcuts.map((shortcut) => (
              <li key={shortcut.id}>
                <Shortcut shortcut={shortcut} />
              </li>
            ))}
          </Shortcuts>
        </nav>
        <Colophon>
          {copyright && <span>{copyright}</span>}
          <FilingNumber text={icp} href={icpHref} />
          <FilingNumber text={publicSecurityRecord} href={publicSecurityHref} />
          {statement && <span>{statement}</span>}
          {support && <span>{support}</span>}
        </Colophon>
      </Inner>
    </Ground>
  );
}

function Shortcut({ shortcut: { label, note, href, onSelect } }: { shortcut: FooterShortcut }) {
  const words = (
    <>
      {label}
      {note && <Note>{note}</Note>}
    </>
  );
  return href === undefined ? (
    <Action type="button" aria-haspopup="dialog" onClick={onSelect}>
      {words}
    </Action>
  ) : (
    <Way href={href}>{words}</Way>
  );
}

function FilingNumber({ text, href }: { text: string | undefined; href: string | undefined }) {
  if (!text) return null;
  return href === undefined ? (
    <span>{text}</span>
  ) : (
    <Filing href={href} target="_blank" rel="noreferrer">
      {text}
    </Filing>
  );
}
