import { styled } from 'styled-components';

import { fontSize, space, vars } from '../../theme/values.js';

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  padding: ${space[7]} ${space[4]};
  text-align: center;

  > button {
    margin-top: ${space[4]};
  }
`;

export const Blot = styled.div`
  width: 7.5rem;
  margin-bottom: ${space[2]};

  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

export const Title = styled.p`
  color: ${vars.text.strong};
  font-family: ${vars.font.display};
  font-size: ${fontSize[22]};
  font-weight: 700;
  text-wrap: balance;
`;

export const Description = styled.p`
  max-width: 30em;
  color: ${vars.text.quiet};
  text-wrap: balance;
`;
