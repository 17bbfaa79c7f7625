import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Root = styled.div`
  ${mix.grid(rem(14))}
  grid-template-columns: minmax(0, 1fr);
`;

/** The erratum as it will stand on the book's page. */
export const Printed = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${rem(12)};
  min-width: 0;
  padding: ${rem(12)} ${rem(14)} ${rem(14)};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  margin: 0;

  > legend {
    padding-inline: ${rem(4)};
    font-size: ${text(14)};
    font-weight: 600;
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  small {
    display: block;
    color: ${vars.text.quiet};
    font-size: ${text(13)};
  }
`;

export const Ways = styled.div`
  ${mix.wrap(`${rem(4)} ${rem(14)}`)}
  overflow-wrap: anywhere;
`;
