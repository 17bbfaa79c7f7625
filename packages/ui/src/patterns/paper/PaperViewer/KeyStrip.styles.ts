import { styled } from 'styled-components';

import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Strip = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 1.75rem;
  min-height: max(2.5rem, 40px);
  padding: 0 ${space[2]};
  border-top: 1px solid ${vars.border.onFooter};
  color: ${vars.text.onFooterQuiet};
  font-size: ${fontSize[14]};

  @media ${media.touch} {
    display: none;
  }

  @media ${media.narrowDesktop} {
    column-gap: ${space[4]};
  }
`;

export const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  white-space: nowrap;
`;

export const Key = styled.kbd`
  padding: 0 0.375rem;
  border: 1px solid ${vars.text.onFooterQuiet};
  border-radius: ${radius.chip};
  color: ${vars.text.onFooter};
  font: 600 ${fontSize[12]} / 1.4 ${vars.font.text};
`;
