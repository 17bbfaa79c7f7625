import type { ComponentProps } from 'react';

import { DotList } from '../../../components/DotList/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { NewWindowMark } from '../../page/new-window/NewWindowMark.js';
import { signBoardMessages as messages } from './messages.zh.js';
import {
  Board,
  Enter,
  Facts,
  Glyph,
  Line,
  Name,
  Number,
  Root,
  Term,
  Where,
  type TermTone,
} from './SignBoard.styles.js';

export interface SignBoardItem {
  id: number;
  name: string;
  /** URL of the page with its certificate. */
  href: string;
  platform: string;
  province: string;
  number: string;
  /** The term as text; `warn` near its end, `danger` after it. */
  term: { text: string; tone: TermTone };
  /** URL of the shop itself; without it, there is no link. */
  shopHref?: string | undefined;
}

export interface SignBoardProps extends Omit<ComponentProps<'article'>, 'children'> {
  shop: SignBoardItem;
}

/** A shop as a lacquered signboard with gold letters; a row with a small board on a phone. */
export function SignBoard({ shop, ...rest }: SignBoardProps) {
  const { name, href, platform, province, number, term, shopHref } = shop;
  return (
    <Root {...rest}>
      <Board>
        <Glyph aria-hidden="true">{platform.slice(0, 1)}</Glyph>
        <Name>
          <a href={href}>{name}</a>
        </Name>
      </Board>
      <Facts>
        <Line>
          <Where>
            <DotList words={[platform, province]} />
          </Where>
          <Term $tone={term.tone}>{term.text}</Term>
        </Line>
        <Line>
          <Number>{number}</Number>
          {shopHref !== undefined && (
            <Enter href={shopHref} target="_blank" rel="noreferrer" aria-label={messages.entered(name)}>
              {messages.enter}
              <NewWindowMark />
            </Enter>
          )}
        </Line>
      </Facts>
    </Root>
  );
}

/** A placeholder of SignBoard of the same size. */
export function SignBoardSkeleton() {
  return (
    <Root>
      <Skeleton shape="block" height="5.5rem" />
      <Facts>
        <Skeleton lines={2} />
      </Facts>
    </Root>
  );
}
