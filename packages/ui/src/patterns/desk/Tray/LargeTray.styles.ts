import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, motion, radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

/** The board is drawn below the papers, but comes first in the document. */
export const Large = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(${rem(124)}, 1fr) auto;
  isolation: isolate;
  border-radius: ${radius.control};
  color: inherit;

  > :first-child {
    grid-row: 2;
  }

  @media ${media.hover} {
    &:hover > :last-child {
      translate: 0 ${rem(-4)};
    }
  }

  ${mix.onPhone('grid-template-rows', `minmax(${rem(94)}, 1fr) auto`)}
`;

export const Board = styled.span`
  ${mix.centred}
  position: relative;
  z-index: 1;
  min-height: ${rem(54)};
  padding: ${rem(10)} ${rem(14)};
  border: 1px solid ${desk.edge};
  border-radius: 3px 3px ${radius.control} ${radius.control};
  background: linear-gradient(${desk.board}, ${desk.boardShade});
  box-shadow: ${vars.shadow.card};
  text-align: center;

  &::before,
  &::after {
    ${mix.drawn}
    bottom: -1px;
    width: ${rem(8)};
    height: calc(100% + ${rem(24)});
    border: 1px solid ${desk.edge};
    border-radius: ${radius.chip};
    background: linear-gradient(90deg, ${desk.board}, ${desk.boardShade});
  }

  &::before {
    left: -1px;
  }

  &::after {
    right: -1px;
  }

  @media ${media.mobile} {
    min-height: ${rem(46)};
    padding: ${rem(6)} ${rem(10)};
  }
`;

export const Box = styled.span`
  position: relative;
  display: grid;
  margin: ${rem(18)} ${rem(12)} 0;
  transition: translate ${motion.fast};
`;

/** The sheets below the top one, each lying a little askew. */
export const Sheets = styled.span`
  > i {
    ${mix.drawn}
    inset: 0;
    border: 1px solid ${desk.rule};
    border-bottom: 0;
    border-radius: 2px;
    background: ${desk.sheet};
  }

  > :nth-child(1) {
    z-index: -1;
    inset-block-start: ${rem(-4)};
    rotate: 0.5deg;
  }

  > :nth-child(2) {
    z-index: -2;
    inset-block-start: ${rem(-8)};
    rotate: -0.5deg;
  }

  > :nth-child(3) {
    z-index: -3;
    inset-block-start: ${rem(-13)};
    rotate: 0.3deg;
  }

  > :nth-child(4) {
    z-index: -4;
    inset-block-start: ${rem(-17)};
    rotate: -0.3deg;
  }
`;

export const Paper = styled.span`
  position: relative;
  padding: ${rem(14)} ${rem(18)} ${rem(12)};
  border: 1px solid ${desk.rule};
  border-bottom: 0;
  border-radius: 2px;
  background: ${desk.sheet};

  ${mix.onPhone('padding', `${rem(8)} ${rem(14)}`)}
`;

export const Figure = styled.b`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: ${text(46)};
  font-weight: 700;
  line-height: 1.1;

  ${mix.onPhone('font-size', text(32))}
`;

/** Two trays side by side have space for a date at this size. */
const onPhone = 'max(0.8125rem, 13px)';

export const Unit = styled.span`
  color: ${vars.text.quiet};
  font-size: ${text(13)};
  white-space: nowrap;

  ${mix.onPhone('font-size', onPhone)}
`;

export const Age = styled.span<{ $late: boolean }>`
  display: block;
  margin-top: ${rem(4)};
  color: ${({ $late }) => ($late ? vars.status.warn : vars.text.base)};
  font-size: ${text(13)};

  ${mix.onPhone('font-size', onPhone)}

  > svg {
    margin-inline-end: ${rem(4)};
  }
`;

export const Detail = styled.span`
  ${mix.onPhone('display', 'none')}
`;

/** The back of an empty tray. */
export const Hollow = styled.span`
  position: relative;
  display: grid;
  align-self: end;
  align-content: end;
  justify-items: center;
  min-height: ${rem(40)};
  margin: 0 ${rem(12)};
  color: ${vars.text.quiet};
  font: 400 ${text(18)} / 1.4 ${vars.font.display};

  &::after {
    content: '';
    width: 100%;
    height: ${rem(16)};
    border: 1px solid ${desk.edge};
    border-bottom: 0;
    border-radius: 2px 2px 0 0;
    background: ${desk.boardShade};
  }
`;
