import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, tapTarget, vars } from '../../../theme/values.js';
import { Word } from '../desk/SealLine.styles.js';
import { Paper } from '../desk/Sheet.styles.js';

export const Rail = styled.nav`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-right: 1px solid ${vars.border.onFooter};
`;

export const Jump = styled.button`
  ${mix.resetButton}
  ${mix.numerals}
  ${mix.onHover('background', vars.border.onFooter)}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  width: 100%;
  min-height: ${tapTarget};
  padding: 0 ${space[1]};
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};
  line-height: 1.3;
  flex: none;

  @media ${media.narrowDesktop} {
    flex-direction: column;
    gap: 0;
    padding-block: ${space[1]};
  }
`;

export const Pages = styled.ol`
  ${mix.resetList}
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, 64px);
  align-content: start;
  justify-content: center;
  gap: ${space[4]} 1.25rem;
  min-height: 0;
  /* In a high window the last pages too come to the middle, below the seal line's sheets and words. */
  padding: 22px 0 max(${space[6]}, 33vh - 14rem);
  overflow-y: auto;
  scrollbar-width: thin;

  @media ${media.narrowDesktop} {
    grid-template-columns: 64px;
  }
`;

export const Cell = styled.li`
  position: relative;
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  ${mix.numerals}
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[12]};
`;

export const ToPage = styled.button`
  ${mix.resetButton}
  ${mix.wholeLink('2px')}

  &[aria-current] {
    color: ${vars.text.onFooter};
    font-weight: 700;
  }
`;

export const Small = styled(Paper).attrs({ as: 'span' })<{ $current: boolean }>`
  display: block;
  width: 64px;
  outline: ${({ $current }) => ($current ? `2px solid ${vars.text.onFooter}` : '0')};
  outline-offset: 3px;
  pointer-events: none;

  .textLayer {
    display: none;
  }
`;

export const LockedSheet = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 90px;
  border: 1px dashed ${vars.text.onFooterQuiet};
  background: repeating-linear-gradient(135deg, rgb(255 255 255 / 9%) 0 4px, rgb(255 255 255 / 4%) 4px 8px);
`;

export const Whole = styled.li`
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};
  grid-column: 1 / -1;
  text-align: center;

  > p {
    margin-inline: -1.125rem;
  }

  ${Word} {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0 0.25rem;
    font-size: ${fontSize[12]};
  }

  /* One column has room for one of the three characters, with a rule on each side. */
  @media ${media.narrowDesktop} {
    ${Word}:not(:nth-of-type(4)),
    ${Word}:not(:nth-of-type(4)) + span {
      display: none;
    }

    ${Word}:nth-of-type(4) + span {
      display: block;
    }
  }
`;
