import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[7]} ${space[5]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  text-align: center;

  > svg {
    margin-bottom: ${space[2]};
    color: ${vars.status.ok};
  }

  @media ${media.mobile} {
    padding: ${space[6]} ${space[4]};
  }
`;

export const Title = styled.h2`
  font-size: ${fontSize[22]};

  /* It gets the focus so that a reader hears it; nothing can be done with it. */
  &:focus {
    outline: none;
  }
`;

export const Text = styled.p`
  max-width: 34em;
  color: ${vars.text.base};
  text-wrap: balance;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-top: ${space[5]};

  @media ${media.mobile} {
    justify-self: stretch;

    > * {
      flex: 1 1 8rem;
    }
  }
`;
