import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

const SEAL = '3rem';

export const Root = styled.div`
  ${mix.onPhone('grid-template-columns', 'minmax(0, 1fr)')}
  ${mix.onTablet('grid-template-columns', '14rem minmax(0, 1fr)')}
  display: grid;
  grid-template-columns: 22.25rem minmax(0, 1fr);
  align-items: start;
`;

/** A long line scrolls in its own column, so that the sheet stays in view. */
export const Track = styled.div`
  display: grid;
  /* Not as wide as the longest title, because on a phone the open station contains its articles. */
  grid-template-columns: minmax(0, 1fr);
  padding-top: ${space[3]};
  counter-reset: station;

  @media ${media.desktop} {
    position: sticky;
    top: ${space[5]};
    max-height: calc(100vh - 2 * ${space[5]});
    overflow-y: auto;
  }
`;

export const Stop = styled.button`
  ${mix.resetButton}
  ${mix.row(space[4])}
  ${mix.onPhone('padding-bottom', space[4])}
  position: relative;
  width: 100%;
  padding-block: 0 ${space[6]};
  counter-increment: station;

  &::before {
    ${mix.drawn}
    top: ${SEAL};
    bottom: 0;
    left: calc(${SEAL} / 2);
    width: 1px;
    background: ${vars.border.strong};
  }

  ${Track} > &:last-child::before,
  ${Track} > :last-child > &[aria-expanded='false']::before {
    display: none;
  }

  > svg {
    flex: none;
    margin-left: auto;
    color: ${vars.text.quiet};
  }
`;

/** Its number on the line in formal numerals: 壹, 贰, 叁. */
export const Numeral = styled.span<{ $chosen: boolean }>`
  ${mix.centred}
  ${mix.square(SEAL)}
  flex: none;
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.round};
  background: ${vars.surface.page};
  color: ${vars.text.base};
  font: 600 1.25rem / 1 ${vars.font.display};
  transition: border-radius ${motion.fast};

  &::before {
    content: counter(station, simp-chinese-formal) / '';
  }

  ${({ $chosen }) =>
    $chosen &&
    css`
      ${mix.filled()}
      border: 3px double ${vars.text.onAccent};
      border-radius: ${radius.chip};
      outline: 2px solid ${vars.accent.fill};
      outline-offset: -1px;
    `}
`;

export const Label = styled.span<{ $chosen: boolean }>`
  color: ${({ $chosen }) => ($chosen ? vars.text.strong : vars.text.base)};
  font: ${({ $chosen }) => ($chosen ? 700 : 600)} ${fontSize[18]} / 1.4 ${vars.font.display};
  text-align: left;

  @media ${media.hover} {
    ${Stop}:hover & {
      color: ${vars.accent.base};
    }
  }
`;

/** From the selected station to the sheet. */
export const Line = styled.span`
  flex: 1;
  align-self: flex-start;
  min-width: ${space[4]};
  height: 2px;
  margin-top: calc(${SEAL} / 2 - 1px);
  background: ${vars.text.strong};
`;

export const Sheet = styled.div`
  ${mix.panel('card')}
  ${mix.onTablet('padding', space[5])}
  min-width: 0;
  min-height: 32rem;
  padding: ${space[6]} 2.5rem;
  box-shadow: ${vars.shadow.card};
`;

/** Below its station, next to the line, whose open part is red. */
export const Fold = styled.div`
  margin: calc(-1 * ${space[4]}) 0 0 calc(${SEAL} / 2 - 1px);
  padding: 0 0 ${space[5]} calc(${SEAL} / 2 + ${space[4]});
  border-left: 2px solid ${vars.accent.base};
`;
