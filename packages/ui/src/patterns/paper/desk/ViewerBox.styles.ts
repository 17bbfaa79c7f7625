import { styled } from 'styled-components';

import { media } from '../../../theme/values.js';

/** Space around the sheets of the strip, in px. */
export const STRIP_MARGIN = 18;
/** Share of the width between its margins that a sheet of the strip has: the next one is partly visible. */
export const STRIP_SHARE = 0.82;
/** Height below the strip: the page ruler and the line with the number of pages. */
export const BELOW_STRIP = '6rem + 2px';

const A4 = 297 / 210;
const sheetHeight = `${String(100 * STRIP_SHARE * A4)}%`;
/** What a page shows above and below the viewer in the first window of a phone: its bars, a title of three lines. */
const AROUND = '19.5rem';
const margins = `${String(2 * STRIP_MARGIN * (1 - STRIP_SHARE * A4))}px`;

/**
 * The box of the viewer. Its height depends only on its width and the window, not on its content: the page
 * below must not move while code or file are loaded, or when the file cannot be opened. On a desktop it is as
 * high as the window below the header of a page; on a phone an A4 sheet fits in, or as much of it as leaves the
 * page ruler and the line below it in the first window.
 */
export const ViewerBox = styled.section`
  position: relative;
  min-width: 0;

  &::before {
    display: block;
    height: max(36rem, calc(100vh - 6.5rem));
    content: '';

    @media ${media.mobile} {
      height: 0;
      padding-top: calc(${sheetHeight} + ${margins} + ${BELOW_STRIP});
      padding-top: min(${sheetHeight} + ${margins} + ${BELOW_STRIP}, max(22rem, 100svh - ${AROUND}));
    }
  }
`;

export const Inside = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;
