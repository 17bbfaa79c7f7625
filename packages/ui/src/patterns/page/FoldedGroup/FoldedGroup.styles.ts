import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Root = styled.section`
  min-width: 0;
  border-bottom: 1px solid ${vars.border.strong};
`;

/** On a phone the summary is in a second line, below the title. */
export const Head = styled.header`
  display: grid;
  grid-template: 'tick title summary act' auto / auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 4.5rem;
  padding-block: ${space[2]};

  @media ${media.mobile} {
    grid-template: 'tick title act' auto '. summary summary' auto / auto minmax(0, 1fr) auto;
  }
`;

export const Tick = styled.span`
  ${mix.centred}
  ${mix.square('1.5rem')}
  grid-area: tick;
  border-radius: ${radius.round};
  background: ${vars.status.okTint};
  color: ${vars.status.ok};
`;

export const Title = styled.h2`
  grid-area: title;
  color: ${vars.text.strong};
  font-size: 1.25rem;
  white-space: nowrap;
  scroll-margin-top: 6rem;

  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

export const Summary = styled.p`
  grid-area: summary;
  min-width: 0;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

export const Edit = styled.span`
  grid-area: act;
`;

export const Body = styled.div`
  padding-bottom: ${space[6]};

  &[hidden] {
    display: none;
  }
`;
