import { space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};

  > button {
    width: auto;
  }
`;

/** Two fields on a line where both have room for what is typed in them. */
export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 15rem), calc((100% - ${space[5]}) / 2)), 1fr));
  gap: ${space[5]};
  align-items: start;

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;
