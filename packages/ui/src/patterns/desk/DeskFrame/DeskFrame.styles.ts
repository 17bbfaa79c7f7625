import { css, keyframes, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { layer, media, motion, radius, vars } from '../../../theme/values.js';
import { DeskGround } from '../DeskGround/DeskGround.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

/** From the overview to the rail: the trays shrink to the left, and their paper is pulled out to the right. */
const shrink = keyframes`
  from { opacity: 0; scale: 1.25; translate: 20% 0; }
`;

const pullOut = keyframes`
  from { opacity: 0; translate: -1.5rem 0; }
`;

/** With a tray open the window does not scroll, but the list and the sheet, so that the acts stay in sight. */
export const Root = styled(DeskGround)`
  ${mix.column()}

  @media ${media.desktop} and (min-height: 30em) {
    &[data-opened] {
      height: 100vh;
      height: 100dvh;
    }
  }
`;

/** The list folds when an item is open; before, it is what the operator needs. */
export const Stage = styled.div<{ $slips: boolean; $folds: boolean }>`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: ${({ $slips }) => `${rem(184)} ${$slips ? rem(268) : ''} minmax(0, 1fr)`};
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  padding: 0 ${rem(24)} ${rem(24)};

  @media ${media.below(1100)} {
    ${({ $folds }) => $folds && `grid-template-columns: ${rem(184)} minmax(0, 1fr);`}
  }

  @media ${media.mobile} {
    display: block;
    padding: 0;
  }
`;

export const Notice = styled.div`
  flex: none;
  padding-bottom: ${rem(12)};
`;

/** It scrolls where large text makes it higher than the window; the padding has space for focus rings and the open tray. */
export const Rail = styled.nav`
  ${mix.column()}
  min-height: 0;
  margin: 0 -1px 0 -4px;
  padding: 4px ${rem(13)} 4px 4px;
  overflow-y: auto;
  transform-origin: left top;
  animation: ${shrink} ${motion.fast};

  @media ${media.mobile} {
    display: none;
  }
`;

export const Home = styled.a`
  ${mix.row(rem(9))}
  min-height: ${rem(34)};
  margin-bottom: ${rem(10)};
  padding: 0 ${rem(13)};
  color: ${vars.text.strong};
  font: 600 ${text(15)} / 1.2 ${vars.font.display};
`;

export const HomeMark = styled.svg`
  ${mix.square(rem(16))}
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const Trays = styled.ul`
  ${mix.grid(rem(6))}
  margin-bottom: ${rem(16)};
`;

export const Foot = styled.button`
  ${mix.resetButton}
  ${mix.row(rem(6))}
  margin-top: auto;
  min-height: ${rem(32)};
  color: ${vars.text.quiet};
  font-size: ${text(12)};
`;

const pane = css`
  min-width: 0;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

function folded(open: boolean) {
  return css`
    @media ${media.below(1100)} {
      display: ${open ? 'block' : 'none'};
      position: absolute;
      z-index: ${layer.bar};
      inset: 0 auto ${rem(24)} calc(${rem(24)} + ${rem(184)});
      width: min(${rem(300)}, 60%);
      border: 1px solid ${desk.rule};
      box-shadow: ${vars.shadow.overlay};
    }
  `;
}

/** Folded, it opens over the sheet; on a phone the item takes its place. */
export const SlipsPane = styled.div<{ $open: boolean; $folds: boolean }>`
  ${pane}
  border: 1px solid ${desk.rule};
  border-inline-end: 0;
  border-radius: ${radius.control} 0 0 ${radius.control};
  background: ${desk.slip};

  ${({ $folds, $open }) => $folds && folded($open)}

  @media ${media.mobile} {
    display: ${({ $folds }) => ($folds ? 'none' : 'block')};
    position: static;
    width: auto;
    min-height: 100vh;
    border: 0;
    border-radius: 0;
    box-shadow: none;
    overflow: visible;
  }
`;

/** On a phone either pane is hidden, and the other one is the content of the page. */
export const Content = styled.main`
  display: contents;
`;

export const SheetPane = styled.div<{ $hiddenOnPhone: boolean }>`
  ${pane}
  ${mix.column()}
  border-radius: ${radius.control};
  background: ${desk.sheet};
  box-shadow: ${vars.shadow.card};
  animation: ${pullOut} ${motion.fast};

  /* An empty tray stands on the desk. */
  &:has(> [data-without-sheet]) {
    background: none;
    box-shadow: none;
  }

  ${SlipsPane} + & {
    @media ${media.from(1100)} {
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
  }

  @media ${media.mobile} {
    display: ${({ $hiddenOnPhone }) => ($hiddenOnPhone ? 'none' : 'flex')};
    min-height: 100vh;
    border-radius: 0;
    box-shadow: none;
    overflow: visible;
  }
`;
