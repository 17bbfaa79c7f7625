import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** A ruled heading between the parts of the form. */
export const PartTitle = styled.h2`
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 2px solid ${vars.text.strong};
  font-size: ${fontSize[18]};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  @media ${media.mobile} {
    gap: ${space[3]};
  }
`;

export const Kept = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
