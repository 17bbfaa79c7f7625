import { numerals, resetButton, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** On a phone the map comes first. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: 22rem minmax(0, 1fr);
  overflow: hidden;
  margin-top: ${space[5]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > figure {
      grid-row: 1;
    }
  }
`;

export const Addresses = styled.ul`
  ${resetList}

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }

  > li[data-chosen] {
    background: ${vars.surface.sunken};
  }
`;

export const Choice = styled.button`
  ${resetButton}
  display: grid;
  gap: ${space[1]};
  width: 100%;
  padding: ${space[4]} ${space[5]};

  &:focus-visible {
    outline-offset: -3px;
  }

  > strong {
    color: ${vars.text.strong};
    font: 700 ${fontSize[18]} ${vars.font.display};
  }

  > span:last-child {
    ${numerals}
  }
`;

export const Acts = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: 0 ${space[5]} ${space[4]};
`;
