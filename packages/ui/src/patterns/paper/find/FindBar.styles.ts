import { styled } from 'styled-components';

import { Round } from '../../../components/IconButton/IconButton.styles.js';
import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Row = styled.form`
  display: flex;
  align-items: center;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  position: absolute;
  z-index: 1;
  top: ${space[2]};
  right: ${space[6]};
  max-width: calc(100% - 2rem);
  padding: ${space[1]} ${space[2]};
  box-shadow: ${vars.shadow.overlay};

  /* On a phone in reach of the thumb, in two lines: the field, then the count and the steps. */
  @media ${media.mobile} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${space[1]};
    position: static;
    max-width: none;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;

    > :first-child {
      grid-column: 1 / 3;
    }

    > :last-child {
      grid-area: 1 / 3;
      justify-self: center;
    }

    ${Round}:not(:last-child) {
      width: 52px;
      border-radius: ${radius.control};
      background: ${vars.border.base};
    }
  }
`;

export const Input = styled.input`
  flex: 1 1 12rem;
  min-width: 5rem;
  height: 2.25rem;
  padding: 0 ${space[2]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  background: ${vars.surface.page};
  color: ${vars.text.strong};
  font-size: ${fontSize[16]};

  @media ${media.mobile} {
    height: 2.75rem;
    padding-inline: ${space[4]};
    border-radius: ${radius.round};
  }
`;

export const Count = styled.span`
  ${mix.numerals}
  flex: none;
  min-width: 5rem;
  padding: 0 ${space[2]};

  @media ${media.mobile} {
    padding-right: 0;
  }
`;
