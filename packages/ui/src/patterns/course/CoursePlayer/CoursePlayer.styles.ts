import { styled } from 'styled-components';

import { resetButton, screenOnly, touchTarget } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, radius, space } from '../../../tokens/scales.js';

export const Root = styled.section`
  ${screenOnly}
  overflow: hidden;
  border: 1px solid ${vars.border.onFooter};
  border-radius: ${radius.control};
  background: ${vars.surface.footer};
  color: ${vars.text.onFooter};
`;

/** A fixed shape, so that the page below keeps its place while the film loads. */
export const Board = styled.div`
  aspect-ratio: 16 / 9;
`;

export const Film = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  background: #000;
`;

export const Ledge = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};

  @media ${media.mobile} {
    padding: ${space[3]};
  }
`;

export const LedgeText = styled.p`
  flex: 1;
  min-width: 12em;
`;

export const Speeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
`;

export const Speed = styled.button`
  ${resetButton}
  min-height: 2rem;
  padding: 0 ${space[3]};
  border-radius: ${radius.chip};
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};
  ${touchTarget}

  &[aria-pressed='true'] {
    background: ${vars.border.onFooter};
    color: ${vars.text.onFooter};
    font-weight: 600;
  }

  @media ${media.hover} {
    &:hover {
      color: ${vars.text.onFooter};
    }
  }
`;

/** A phone has no keys, and a tablet no room. */
export const Keys = styled.p`
  margin-left: auto;
  align-self: center;
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};

  @media ${media.mobile}, ${media.narrowDesktop} {
    display: none;
  }
`;
