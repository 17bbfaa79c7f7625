import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../../theme/values.js';
import { Paper } from '../desk/Sheet.styles.js';
import { STRIP_MARGIN } from '../desk/ViewerBox.styles.js';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
`;

export const Strip = styled.ol`
  ${mix.resetList}
  display: flex;
  align-items: center;
  gap: 12px;
  padding: ${STRIP_MARGIN}px;
  overflow-x: auto;
  /* Otherwise a rounding error in the height would let the strip scroll vertically. */
  overflow-y: hidden;
  background: ${vars.border.base};
  scroll-padding-inline: ${STRIP_MARGIN}px;
  scroll-snap-type: x mandatory;
  ${mix.noScrollbar}

  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
`;

export const StripSheet = styled(Paper)`
  scroll-snap-align: start;
`;

/** The whole sheet is the button; its content stays readable for screen readers. */
export const Open = styled.button`
  ${mix.resetButton}
  position: absolute;
  inset: 0;
  z-index: 2;

  /* Inside the sheet, which clips what is drawn around it. */
  &:focus-visible {
    outline: 3px solid ${vars.focus};
    outline-offset: -5px;
  }
`;

export const CutSheet = styled.li`
  display: flex;
  flex: none;
  padding: ${space[3]};
  background: repeating-linear-gradient(135deg, ${vars.surface.raised} 0 9px, ${vars.surface.page} 9px 10px);
  box-shadow: ${vars.shadow.card};
  scroll-snap-align: end;
`;

export const CutText = styled.div`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-weight: 600;
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  font-size: ${fontSize[22]};
  line-height: 1.5;

  > :not(p) {
    margin-top: ${space[4]};
    font-family: ${vars.font.text};
  }
`;

export const Enlarge = styled.button`
  ${mix.resetButton}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  position: absolute;
  right: 1.125rem;
  bottom: 7.25rem;
  z-index: 3;
  min-height: 48px;
  padding: 0 ${space[4]};
  border-radius: ${radius.round};
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
  font-weight: 600;
  box-shadow: ${vars.shadow.overlay};
`;

export const RulerPlace = styled.div`
  padding: ${space[1]} 18px;
  border-block: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};
`;

export const Below = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding: 0 18px;

  > :not(:first-child) {
    color: ${vars.accent.base};
  }
`;

export const Shown = styled.p`
  ${mix.numerals}
  color: ${vars.text.strong};
`;
