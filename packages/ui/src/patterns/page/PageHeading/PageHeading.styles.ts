import { styled } from 'styled-components';

import { numerals } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, space } from '../../../tokens/scales.js';

export const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[5]};
`;

export const Title = styled.h1`
  font-size: ${fontSize[36]};
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    font-size: ${fontSize[28]};
  }
`;

/** Reserves the width of the count, so that nothing shifts when it arrives. */
export const Count = styled.p`
  min-width: 6em;
  min-height: 1.6em;
  color: ${vars.text.quiet};
  font-size: ${fontSize[16]};
`;

export const Figure = styled.span`
  ${numerals}
  padding-inline: 0.2em;
  color: ${vars.text.strong};
  font-weight: 600;
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[3]};
  min-width: 0;
  max-width: 100%;
  margin-left: auto;

  @media ${media.mobile} {
    flex: 1 0 100%;
  }
`;
