import { vars } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 32rem;
  margin-top: ${space[6]};
`;

export const Count = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const IconGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space[4]};
  margin-top: ${space[5]};
`;

export const IconCard = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  color: ${vars.text.strong};
`;

export const IconWords = styled.div`
  display: grid;
  gap: ${space[1]};
  font-weight: 600;
`;
