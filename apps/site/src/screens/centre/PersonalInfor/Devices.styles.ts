import { numerals, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Box = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  justify-content: space-between;
`;

export const Summary = styled.span`
  color: ${vars.text.strong};
`;

/** On a phone it takes the width of the label too. */
export const List = styled.ul`
  ${resetList}
  flex: 1 0 100%;
  margin-top: ${space[1]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  font-size: ${fontSize[14]};

  &[hidden] {
    display: none;
  }

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: center;
    min-height: 2.5rem;
    padding: ${space[1]} ${space[4]};
  }

  > li + li {
    border-top: 1px dotted ${vars.border.strong};
  }

  > li > :last-child {
    margin-left: auto;
  }

  time {
    ${numerals}
    color: ${vars.text.quiet};
    white-space: nowrap;
  }

  @media ${media.mobile} {
    /* By its margin alone it would fit beside the button in a narrow column. */
    flex: none;
    width: calc(100% + 6.75rem);
    margin-left: -6.75rem;
  }
`;
