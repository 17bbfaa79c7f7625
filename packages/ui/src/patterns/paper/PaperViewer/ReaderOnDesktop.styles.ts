import { styled } from 'styled-components';

import { Round } from '../../../components/IconButton/IconButton.styles.js';
import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, tapTarget, vars } from '../../../theme/values.js';

export const Frame = styled.div`
  display: grid;
  /* Otherwise tools that are wider than the window would widen the desk too. */
  grid-template: auto minmax(0, 1fr) / 184px minmax(0, 1fr);
  height: 100%;

  @media ${media.narrowDesktop} {
    grid-template-columns: 104px minmax(0, 1fr);
  }
`;

/** The title takes what the tools leave; the pages and the zoom are in the middle of the window. */
export const Bar = styled.header`
  position: relative;
  display: grid;
  align-items: center;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: ${space[2]} 1.25rem;
  min-height: max(3.5rem, 56px);
  padding: 0 ${space[3]};
  border-bottom: 1px solid ${vars.border.onFooter};
  font-size: ${fontSize[14]};

  button[aria-pressed='true'] {
    background: ${vars.border.onFooter};
  }

  ${Round} {
    width: max(2.75rem, ${tapTarget});
    height: max(2.75rem, ${tapTarget});
    border-radius: ${radius.control};
  }

  [role='alert'] {
    position: absolute;
    z-index: 1;
    top: 100%;
    right: ${space[3]};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.control};
    background: ${vars.status.dangerTint};
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: ${space[1]};
  }

  /* The tools alone fill the bar. */
  @media ${media.below(720)} {
    grid-template-columns: auto auto;
    justify-content: space-between;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Cell = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;

  &:last-child {
    gap: ${space[1]};
    justify-content: end;
  }
`;

export const Divider = styled.span`
  width: 1px;
  height: 1.25rem;
  margin-inline: ${space[2]};
  background: ${vars.border.onFooter};
  flex: none;
`;

export const Leave = styled.button`
  ${mix.resetButton}
  ${mix.onHover('background', vars.border.onFooter)}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: max(2.75rem, ${tapTarget});
  height: max(2.75rem, ${tapTarget});
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  white-space: nowrap;
  flex: none;

  @media ${media.narrowDesktop} {
    padding: 0;
  }
`;

export const Title = styled.h2`
  ${mix.ellipsis}
  min-width: 0;
  margin-left: ${space[1]};
  color: inherit;
  font: 600 1rem/1.3 ${vars.font.display};
`;

export const LeaveWords = styled.span`
  @media ${media.narrowDesktop} {
    ${mix.visuallyHidden}
  }
`;

/** The desk and the keys below it. */
export const Room = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
  background: linear-gradient(rgb(255 255 255 / 5%), rgb(255 255 255 / 5%)), ${vars.surface.footer};
  font-size: ${fontSize[14]};

  [role='region'] {
    background: none;
  }
`;
