import { numerals, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  ${resetList}
  order: 2;

  > li {
    padding-block: ${space[4]};
    border-bottom: 1px solid ${vars.border.base};
  }

  @media ${media.from(1024)} {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: ${space[5]};
    border-top: 2px solid ${vars.text.strong};

    > li {
      padding: ${space[4]} ${space[5]} 0;
      border-bottom: 0;
    }

    > li:first-child {
      padding-left: 0;
    }

    > li + li {
      border-left: 1px solid ${vars.border.base};
    }
  }
`;

export const Heading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  margin-bottom: ${space[1]};
  font-size: ${fontSize[18]};
`;

export const Duration = styled.span`
  ${numerals}
  margin-left: auto;
  color: ${vars.text.quiet};
  font: 600 ${fontSize[14]} ${vars.font.display};
`;

export const Mark = styled.svg`
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
