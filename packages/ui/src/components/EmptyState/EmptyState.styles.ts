import { styled } from 'styled-components';

import { fontSize, space, vars } from '../../theme/values.js';

interface Size {
  $compact: boolean;
}

export const Root = styled.div<Size>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  justify-items: center;
  padding: ${({ $compact }) => ($compact ? `${space[5]} ${space[4]}` : `${space[7]} ${space[4]}`)};
  text-align: center;

  > a,
  > button {
    margin-top: ${space[4]};
  }
`;

export const Desk = styled.div<Size>`
  width: ${({ $compact }) => ($compact ? '7rem' : '12.5rem')};
  max-width: 100%;
  margin-bottom: ${space[3]};

  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

export const Title = styled.p<Size>`
  color: ${({ $compact }) => ($compact ? vars.text.base : vars.text.strong)};
  font-family: ${vars.font.display};
  font-size: ${({ $compact }) => ($compact ? fontSize[16] : fontSize[22])};
  font-weight: 700;
  text-wrap: balance;
`;

export const Description = styled.div`
  max-width: 30em;
  color: ${vars.text.quiet};
  text-wrap: balance;
`;
