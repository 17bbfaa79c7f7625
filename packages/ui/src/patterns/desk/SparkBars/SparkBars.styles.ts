import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Figure = styled.figure`
  min-width: 0;
`;

export const Head = styled.figcaption`
  ${mix.row(rem(8))}
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${rem(6)};
  color: ${vars.text.base};
  font-size: ${text(13)};

  > b {
    ${mix.numerals}
    color: ${vars.text.strong};
    font-size: ${text(24)};
    font-weight: 700;
    line-height: 1.25;

    &[data-warn] {
      color: ${vars.status.warn};
    }
  }
`;

/** The base line stands before the first day too. */
export const Base = styled.div`
  height: ${rem(116)};
  border-bottom: 1px solid ${desk.edge};

  ${mix.onPhone('height', rem(84))}
`;

/** The styles that uPlot needs of its own; the rest of its sheet is for parts that are not shown. */
export const Box = styled.div`
  ${mix.fill}
  overflow: hidden;

  .u-wrap {
    position: relative;
  }

  .u-over,
  .u-under {
    position: absolute;
  }

  canvas {
    ${mix.fill}
    display: block;
  }
`;

export const Colours = styled.span`
  display: none;
  color: ${desk.bar};

  > i + i {
    color: ${vars.text.strong};
  }

  @media (forced-colors: active) {
    color: GrayText;

    > i + i {
      color: CanvasText;
    }
  }
`;

export const Foot = styled.div`
  ${mix.wrap(`0 ${rem(8)}`)}
  justify-content: space-between;
  margin-top: ${rem(5)};
  color: ${vars.text.quiet};
  font-size: ${text(12)};
`;

/** Two plots side by side on a phone have no space for it, unless it says what is wrong. */
export const Meaning = styled.span`
  color: ${vars.text.base};

  &:empty {
    display: none;
  }

  @media ${media.mobile} {
    order: 1;
    flex-basis: 100%;

    &:not([data-warn]) {
      display: none;
    }
  }
`;

export const Days = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text(13)};

  th {
    color: ${vars.text.quiet};
    font-weight: 400;
    text-align: start;
  }

  thead th {
    border-bottom: 1px solid ${vars.text.strong};
  }

  :is(th, td):last-child {
    text-align: end;
  }

  td {
    ${mix.numerals}
    color: ${vars.text.strong};
  }

  tbody tr {
    border-bottom: 1px solid ${vars.border.base};
  }
`;
