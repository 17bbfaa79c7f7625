import { Callout } from '@inkstone/ui/components/Callout';
import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** Scrolled to below a header that stays. */
export const Refusal = styled(Callout)`
  scroll-margin-block: ${space[8]};
`;

export const Remedy = styled.div`
  margin-top: ${space[2]};
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`;
