import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { Paper } from '../desk/Sheet.styles.js';

export const Frame = styled.div`
  position: relative;
  display: grid;
  /* Otherwise tools that are wider than the window would widen the desk too. */
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
`;

export const Tools = styled.div`
  display: contents;

  @media ${media.narrowDesktop} {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    flex: 0 0 100%;
    flex-wrap: wrap;
    justify-content: end;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: 11.5rem minmax(0, 1fr);
  min-height: 0;

  > [role='region'] {
    background: linear-gradient(rgb(255 255 255 / 5%), rgb(255 255 255 / 5%)), ${vars.surface.footer};
  }
`;

export const Hints = styled.p`
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};
  position: absolute;
  bottom: ${space[4]};
  left: calc(50% + 5.75rem);
  display: flex;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.round};
  background: ${vars.surface.footer};
  opacity: 0.92;
  white-space: nowrap;
  pointer-events: none;
  transform: translateX(-50%);

  @media ${media.touch} {
    display: none;
  }
`;

export const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;

export const Key = styled.kbd`
  padding: 0 0.375rem;
  border: 1px solid ${vars.text.onFooterQuiet};
  border-radius: ${radius.chip};
  color: ${vars.text.onFooter};
  font: 600 ${fontSize[12]} / 1.4 ${vars.font.text};
`;

export const Rail = styled.nav`
  min-height: 0;
  padding: ${space[4]} ${space[2]} ${space[6]};
  overflow-y: auto;
  border-right: 1px solid ${vars.border.onFooter};
`;

export const Pages = styled.ol`
  ${mix.resetList}
  display: grid;
  grid-template-columns: repeat(2, 64px);
  justify-content: center;
  gap: ${space[4]} 1.25rem;
`;

export const Cell = styled.li`
  display: grid;
  gap: ${space[1]};
  justify-items: center;
`;

export const ToPage = styled.button`
  ${mix.resetButton}
  ${mix.numerals}
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[12]};

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
`;
