import type { ComponentProps } from 'react';

import { Action, Colophon, Filing, Ground, Inner, Note, Phrase, Shortcuts, Way } from './Footer.styles.js';
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
          {copyright && <Line text={copyright} />}
          <FilingNumber text={icp} href={icpHref} />
          <FilingNumber text={publicSecurityRecord} href={publicSecurityHref} />
          {statement && <Line text={statement} />}
          {support && <Line text={support} />}
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

const WIDE_SPACE = '\u3000';

/** A wide space separates phrases; a line breaks there and not inside 版权所有 or a telephone number. */
function Line({ text }: { text: string }) {
  const phrases = text.split(WIDE_SPACE);
  return (
    <span>
      {phrases.map((phrase, index) => (
        <Phrase key={phrase}>{index < phrases.length - 1 ? `${phrase}${WIDE_SPACE}` : phrase}</Phrase>
      ))}
    </span>
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
