import { vars } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  gap: ${space[3]};
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
  text-wrap: pretty;
`;

/** What is still wanted, and the way to send it. */
export const Wanted = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  margin-top: ${space[3]};
  padding: ${space[5]};
  border: 1px dashed ${vars.border.strong};
  border-radius: ${radius.control};
  background: ${vars.surface.page};

  > svg {
    flex: none;
    color: ${vars.text.quiet};
  }

  > div {
    flex: 1 1 12em;
  }

  strong {
    color: ${vars.text.strong};
  }

  p {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  margin-top: ${space[3]};
`;
