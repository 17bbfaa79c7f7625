import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The bar above the letter repeats what a phone has at the top of the page already. */
export const Bar = styled.p<{ $foot?: boolean }>`
  margin-block: ${({ $foot = false }) => ($foot ? `${space[5]} 0` : `0 ${space[4]}`)};

  @media ${media.mobile} {
    display: ${({ $foot = false }) => ($foot ? 'block' : 'none')};
  }
`;

export const Meta = styled.div`
  margin: ${space[2]} 0 ${space[5]};
  color: ${vars.text.quiet};
  font: 400 ${fontSize[14]} / 1.6 ${vars.font.display};
`;

export const Sender = styled.p`
  margin-top: ${space[6]};
  color: ${vars.text.strong};
  font: 400 1.0625rem / 1.6 ${vars.font.display};
  text-align: right;
`;
