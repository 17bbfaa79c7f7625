import { styled } from 'styled-components';

import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { BELOW_STRIP, STRIP_MARGIN, STRIP_SHARE } from './ViewerBox.styles.js';

export const Message = styled.div`
  display: grid;
  place-content: safe center;
  overflow: auto;
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${vars.border.base};

  @media ${media.mobile} {
    border-radius: 0;
  }
`;

export const Withheld = styled.div`
  display: grid;
  align-content: center;
  overflow: auto;
  border-radius: ${radius.control};
  background: ${vars.border.base};

  @media ${media.mobile} {
    border-radius: 0;
  }
`;

export const Slip = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  padding: ${space[6]} ${space[5]};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
  text-align: center;
`;

export const Opening = styled.div`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};

  @media ${media.mobile} {
    border: 0;
    border-radius: 0;
  }
`;

export const ToolbarRoom = styled.div`
  min-height: 3.5rem;
  border-bottom: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};

  @media ${media.mobile} {
    display: none;
  }
`;

export const Wood = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
  padding: 22px 22px 0;
  background: ${vars.border.base};

  @media ${media.mobile} {
    padding: ${String(STRIP_MARGIN)}px;
  }
`;

/** Of the theme, as the sheets that follow: a white one would glare at night. */
export const Blank = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  aspect-ratio: 210 / 297;
  padding: 10%;
  background: ${vars.surface.raised};

  @media ${media.mobile} {
    gap: 0.75rem;
    width: ${String(100 * STRIP_SHARE)}%;
    overflow: hidden;
  }
`;

/** Space for the page ruler and the line with the number of pages, which only the strip has. */
export const RulerRoom = styled.div`
  display: none;

  @media ${media.mobile} {
    display: block;
    height: calc(${BELOW_STRIP});
    border-top: 1px solid ${vars.border.base};
    background: ${vars.surface.raised};
  }
`;

export const Line = styled.span`
  height: 0.875rem;
  background: ${vars.surface.sunken};

  &:first-child {
    height: 1.5rem;
    justify-self: center;
    margin-bottom: ${space[4]};
  }
`;

export const Title = styled.p`
  color: ${vars.text.strong};
  font: 600 ${fontSize[22]} / 1.4 ${vars.font.display};
`;

export const Hint = styled.p`
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex-wrap: wrap;
  justify-content: center;
  margin-top: ${space[4]};
`;
