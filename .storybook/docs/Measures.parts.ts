import { vars } from '@inkstone/ui/theme';
import { radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Specimen = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[4]};
  padding: ${space[4]} 0;
  border-bottom: 1px solid ${vars.border.base};
  color: ${vars.text.strong};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 5rem 5rem auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[2]} 0;
`;

export const Bar = styled.div`
  height: 1rem;
  background: ${vars.accent.fill};
`;

export const Corner = styled.div`
  height: 6rem;
  margin-bottom: ${space[2]};
  border: 1px solid ${vars.border.strong};
  background: ${vars.surface.raised};
`;

export const Shade = styled.div`
  height: 6rem;
  margin-bottom: ${space[5]};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
`;
