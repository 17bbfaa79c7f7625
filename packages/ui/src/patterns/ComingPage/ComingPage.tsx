import type { ComponentProps } from 'react';

import { NoticePage } from '../notice/NoticePage.js';
import { ink } from '../notice/NoticePage.styles.js';
import type { Way } from '../types.js';
import { comingPageMessages } from './messages.zh.js';

export interface ComingPageProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Name of the section that is not built yet. */
  title: string;
  homeHref: string;
  /** Sections that are available. */
  ways?: readonly Way[] | undefined;
  /** Replaces the default text. */
  note?: string | undefined;
}

/** The content of a screen that is not built yet (栏目建设中), with its h1. */
export function ComingPage({
  title,
  homeHref,
  ways = [],
  note = comingPageMessages.text,
  ...rest
}: ComingPageProps) {
  return (
    <NoticePage
      drawing={<GrindingInk />}
      badge={comingPageMessages.badge}
      title={title}
      text={note}
      homeHref={homeHref}
      homeLabel={comingPageMessages.home}
      ways={ways}
      waysTitle={comingPageMessages.ways}
      {...rest}
    />
  );
}

/** A drawing of an inkstone, a brush and a blank sheet of paper. */
function GrindingInk() {
  return (
    <svg viewBox="0 0 320 260" width={384} height={312} aria-hidden="true" focusable="false">
      <path style={ink.faint} d="M20 226h280" />
      <path style={ink.sheet} d="M204 52h92v160h-92z" />
      <path style={ink.faint} d="M228 72v96M250 72v122M272 72v122" />
      <rect style={ink.seal} x="220" y="182" width="15" height="15" rx="2.5" />
      <path style={ink.well} d="M36 176c0-26 34-42 80-42s80 16 80 42v22c0 16-34 28-80 28s-80-12-80-28z" />
      <ellipse style={ink.sheet} cx="116" cy="176" rx="80" ry="38" />
      <ellipse style={ink.solid} cx="112" cy="180" rx="56" ry="23" />
      <path style={ink.well} d="m116 172 34-112 24 7-34 112c-4 8-22 4-24-7z" />
      <path style={ink.line} d="m140 96 22 7" />
      <path style={ink.faint} d="M74 174c10-8 22-11 34-11M86 190c12 5 26 6 40 4" />
      <g transform="translate(82 180) rotate(-22)">
        <path style={ink.solid} d="M0 2c-6-8-8-18-5.5-30h11C8-16 6-6 0 2z" />
        <path style={ink.well} d="M-5.5-40h11v12h-11z" />
        <path style={ink.sheet} d="M-4.5-40v-98c0-5 9-5 9 0v98z" />
      </g>
    </svg>
  );
}
