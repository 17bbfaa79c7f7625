import { Callout } from '@inkstone/ui/components/Callout';
import { touchTarget } from '@inkstone/ui/theme';
import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** Leaves room for the fixed header of the site, which is 4.75rem high. */
export const Refusal = styled(Callout)`
  scroll-margin-block: calc(${space[8]} + ${space[4]});
`;

export const Remedy = styled.div`
  margin-top: ${space[2]};

  /* In the colour of the surrounding text, a link would not be recognised. */
  > a {
    display: inline-flex;
    align-items: center;
    text-decoration: underline;
    text-underline-offset: 0.3em;
    ${touchTarget}
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
`;
