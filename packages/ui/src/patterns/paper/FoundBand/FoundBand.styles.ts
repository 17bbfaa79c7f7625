import { keyframes, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, tapTarget, vars } from '../../../theme/values.js';

export const Head = styled.div`
  ${mix.wrap(`0 ${space[4]}`)}
  align-items: baseline;
  padding-bottom: ${space[2]};
  border-bottom: 2px solid ${vars.text.strong};
`;

export const Title = styled.h2`
  color: ${vars.text.strong};
  font: 600 ${fontSize[22]} / 1.4 ${vars.font.display};
`;

export const Note = styled.p`
  ${mix.small('quiet')}
`;

export const Figure = styled.span`
  ${mix.numerals}
  margin-right: ${space[2]};
  color: ${vars.text.strong};
  font-size: ${fontSize[16]};
  font-weight: 600;
`;

export const Papers = styled.ol`
  ${mix.resetList}
  ${mix.ruled()}
`;

export const Problem = styled.div`
  padding: ${space[4]} 0;
`;

const hidden = keyframes`
  from {
    visibility: hidden;
  }
`;

/** What is found within a tenth of a second is drawn without these lines before it. */
export const Waiting = styled.div`
  animation: ${hidden} 1ms 100ms both;
`;

export const Ghost = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 24rem) minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]} 0;

  @media ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Nothing = styled.div`
  padding: ${space[5]} 0;
  color: ${vars.text.base};
`;

export const NothingTitle = styled.h3`
  margin-bottom: ${space[1]};
  color: ${vars.text.strong};
  font: 700 ${fontSize[18]} / 1.4 ${vars.font.display};
`;

export const Ways = styled.ul`
  ${mix.resetList}
  ${mix.wrap(space[2])}
  margin-top: ${space[3]};
`;

export const Way = styled.a`
  ${mix.inlineRow(space[2])}
  ${mix.panel('control')}
  ${mix.onHover('border-color', vars.border.strong)}
  min-height: 2.5rem;
  padding: 0 ${space[4]};
  color: ${vars.text.strong};
  ${mix.onTouch('min-height', tapTarget)}

  s {
    color: ${vars.text.quiet};
    text-decoration-color: ${vars.accent.base};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space[4]};
  border-top: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    > button {
      width: 100%;
    }
  }
`;

export const Reach = styled.p`
  ${mix.small('base')}
  display: flex;
  gap: ${space[2]};

  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${vars.text.quiet};
  }

  a {
    ${mix.strong()}
    ${mix.touchTarget}
    border-bottom: 1px solid ${vars.border.strong};
    border-radius: ${radius.chip};
  }
`;

export const Behind = styled.i`
  display: inline-block;
  width: 1.7rem;
  margin: 0 ${space[1]};
  border-top: 1.5px dashed ${vars.accent.base};
  vertical-align: 0.3em;
`;
