import type { ComponentProps } from 'react';

import { NoticePage } from '../notice/NoticePage.js';
import { ink } from '../notice/NoticePage.styles.js';
import type { Way } from '../../types.js';
import { notFoundPageMessages } from './messages.zh.js';

export interface NotFoundPageProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  homeHref: string;
  ways?: readonly Way[] | undefined;
}

/** The content of the 404 screen, with its h1. */
export function NotFoundPage({ homeHref, ways = [], ...rest }: NotFoundPageProps) {
  return (
    <NoticePage
      drawing={<MissingPage />}
      title={notFoundPageMessages.title}
      text={notFoundPageMessages.text}
      homeHref={homeHref}
      homeLabel={notFoundPageMessages.home}
      ways={ways}
      waysTitle={notFoundPageMessages.ways}
      {...rest}
    />
  );
}

/** A drawing of an open book with a loose page. */
function MissingPage() {
  return (
    <svg viewBox="0 0 320 260" width={384} height={312} aria-hidden="true" focusable="false">
      <path style={ink.faint} d="M20 236h280" />
      <path style={ink.well} d="M40 96c40-14 84-10 120 10v120c-36-20-80-24-120-10z" />
      <path style={ink.well} d="M280 96c-40-14-84-10-120 10v120c36-20 80-24 120-10z" />
      <path style={ink.sheet} d="M48 86c38-12 78-8 112 12v120c-34-20-74-24-112-12z" />
      <path style={ink.line} strokeDasharray="7 8" d="M272 86c-38-12-78-8-112 12v120c34-20 74-24 112-12z" />
      <path
        style={ink.faint}
        d="M66 112c26-6 52-3 76 8M66 134c26-6 52-3 76 8M66 156c26-6 52-3 76 8M66 178c15-4 30-4 45-1"
      />
      <g transform="rotate(14 232 52)">
        <path style={ink.sheet} d="M188 18c30-9 58-7 86 6v68c-28-13-56-15-86-6z" />
        <path style={ink.faint} d="M202 38c20-5 38-4 56 3M202 54c20-5 38-4 56 3" />
        <rect style={ink.seal} x="244" y="64" width="16" height="16" rx="2.5" />
      </g>
    </svg>
  );
}
