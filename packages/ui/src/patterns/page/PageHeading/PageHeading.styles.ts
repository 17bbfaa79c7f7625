import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Row = styled.header`
  ${mix.wrap()}
  align-items: baseline;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[5]};

  @media ${media.mobile} {
    row-gap: ${space[3]};
    margin-bottom: ${space[4]};
  }
`;

export const Title = styled.h1`
  ${mix.onPhone('font-size', fontSize[28])}
  font-size: ${fontSize[36]};
  overflow-wrap: anywhere;
`;

/** Reserves the width of the count, so that nothing shifts when it arrives. */
export const Count = styled.p`
  min-width: 6em;
  min-height: 1.6em;
  color: ${vars.text.quiet};
  font-size: ${fontSize[16]};
`;

export const Figure = styled.span`
  ${mix.numerals}
  ${mix.strong()}
  padding-inline: 0.2em;
`;

export const Actions = styled.div`
  ${mix.onPhone('flex', '1 0 100%')}
  display: flex;
  gap: ${space[3]};
  min-width: 0;
  max-width: 100%;
  margin-left: auto;
`;
