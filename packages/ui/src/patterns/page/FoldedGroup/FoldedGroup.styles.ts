import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Root = styled.section`
  min-width: 0;
  border-bottom: 1px solid ${vars.border.strong};
`;

/** On a phone the summary is in a second line, below the title. */
const twoLines = css`
  @media ${media.mobile} {
    display: grid;
    grid-template: 'tick title act' auto '. summary act' auto / auto minmax(0, 1fr) auto;
    row-gap: 0;
  }
`;

export const Head = styled.header<{ $folded: boolean }>`
  ${mix.row(space[3])}
  min-height: 4.5rem;
  padding-block: ${space[2]};
  ${({ $folded }) => $folded && twoLines}
`;

export const Tick = styled.span`
  ${mix.centred}
  ${mix.square('1.5rem')}
  flex: none;
  grid-area: tick;
  border-radius: ${radius.round};
  background: ${vars.status.okTint};
  color: ${vars.status.ok};
`;

export const Title = styled.h2`
  grid-area: title;
  min-width: 4.5em;
  color: ${vars.text.strong};
  font-size: 1.25rem;
  white-space: nowrap;
  scroll-margin-top: 6rem;

  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

export const Summary = styled.p`
  flex: 1;
  grid-area: summary;
  min-width: 0;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

export const Edit = styled.span`
  grid-area: act;
  margin-left: auto;
`;

export const Body = styled.div`
  padding-bottom: ${space[6]};

  &[hidden] {
    display: none;
  }
`;
