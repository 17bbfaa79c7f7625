import { resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Answer = styled.div`
  max-width: 40rem;
  margin: ${space[7]} auto;

  > h3 {
    font-size: ${fontSize[22]};
    overflow-wrap: anywhere;
  }

  @media ${media.mobile} {
    margin-block: ${space[5]};
  }
`;

export const Hints = styled.ul`
  ${resetList}
  display: grid;
  gap: ${space[2]};
  margin: ${space[4]} 0 ${space[5]};

  > li {
    position: relative;
    padding-left: ${space[4]};
  }

  > li::before {
    position: absolute;
    top: 0.65em;
    left: 0;
    width: 0.35rem;
    height: 0.35rem;
    background: ${vars.accent.base};
    content: '';
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
