import { inputFace } from '@inkstone/ui/components/Field';
import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Part = styled.div`
  display: grid;
  gap: ${space[1]};
`;

export const PartLabel = styled.label`
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;

export const PartInput = styled.input`
  ${inputFace}
  font-variant-numeric: tabular-nums;
`;
