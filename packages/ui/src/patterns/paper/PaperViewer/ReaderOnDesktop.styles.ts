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

/** The page and zoom tools stay in the middle of the window while the title gives way. */
export const Top = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  min-height: 3.5rem;
  padding: 0 ${space[3]} 0 ${space[1]};
  border-bottom: 1px solid ${vars.border.onFooter};
  font-size: ${fontSize[14]};

  button[aria-pressed='true'] {
    background: ${vars.border.onFooter};
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${space[1]};
  }
`;

export const Start = styled.div`
  ${mix.row(space[1])}
  min-width: 0;

  > button {
    flex: none;
  }
`;

export const Middle = styled.div`
  ${mix.row(space[1])}
  white-space: nowrap;
`;

export const End = styled.div`
  ${mix.row(space[2])}
  justify-content: end;
`;

export const Download = styled.div`
  position: relative;

  /* Elsewhere the button fills its container. */
  > button {
    width: auto;
    min-width: 0;
    min-height: 2.5rem;
    padding-inline: ${space[4]};
    font-size: ${fontSize[14]};
  }

  > [role='alert'] {
    position: absolute;
    z-index: 1;
    top: 100%;
    right: 0;
    padding: ${space[2]} ${space[3]};
    background: ${vars.status.dangerTint};
    white-space: nowrap;
  }
`;

export const Rule = styled.span`
  flex: none;
  width: 1px;
  height: 1.25rem;
  margin-inline: ${space[2]};
  background: ${vars.border.onFooter};

  @media ${media.narrowDesktop} {
    display: none;
  }
`;

/** On a tablet only the icon is seen. */
export const Leave = styled.span`
  @media ${media.narrowDesktop} {
    ${mix.visuallyHidden}
  }
`;

export const Title = styled.h2`
  ${mix.ellipsis}
  min-width: 0;
  color: inherit;
  font: 600 1rem/1.3 ${vars.font.display};
`;

export const Main = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / 11.5rem minmax(0, 1fr);
  min-height: 0;

  @media ${media.narrowDesktop} {
    grid-template-columns: 6.5rem minmax(0, 1fr);
  }

  > [role='region'] {
    background: linear-gradient(rgb(255 255 255 / 5%), rgb(255 255 255 / 5%)), ${vars.surface.footer};
  }
`;

/** A row of its own: over the desk it would cover the last lines of a sheet. */
export const Hints = styled.p`
  ${mix.row(space[5])}
  grid-column: 2;
  flex-wrap: wrap;
  justify-content: center;
  min-height: 2.5rem;
  padding: ${space[1]} ${space[4]};
  border-top: 1px solid ${vars.border.onFooter};
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};
  white-space: nowrap;

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
  position: relative;
  grid-row: 1 / -1;
  min-height: 0;
  padding: 0 ${space[2]} ${space[6]};
  overflow-y: auto;
  border-right: 1px solid ${vars.border.onFooter};
`;

export const Pages = styled.ol`
  ${mix.resetList}
  display: grid;
  grid-template-columns: repeat(2, 64px);
  justify-content: center;
  gap: ${space[4]} 1.25rem;
  padding-top: ${space[4]};

  @media ${media.narrowDesktop} {
    grid-template-columns: 64px;
  }
`;

/** The way up to the pages above the visible ones. */
export const Earlier = styled.button`
  ${mix.resetButton}
  ${mix.numerals}
  ${mix.inlineRow(space[1])}
  position: sticky;
  z-index: 1;
  top: 0;
  justify-content: center;
  width: 100%;
  min-height: 2.25rem;
  background: ${vars.surface.footer};
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};
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

  /* One character of the seal line is as wide as a column of thumbnails. */
  @media ${media.narrowDesktop} {
    > div > span:is(:nth-child(2), :nth-child(3), :nth-child(6), :nth-child(7)) {
      display: none;
    }
  }
`;

export const Phrase = styled.span`
  display: block;
  text-wrap: balance;
`;
