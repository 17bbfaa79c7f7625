import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';

/** A table that is wider than its column scrolls inside. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;

  th,
  td {
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    border-bottom: 1px solid ${vars.border.base};
    font-weight: 400;
  }

  thead th {
    ${mix.small('quiet')}
  }

  tbody tr {
    height: 3.75rem;
  }

  td:not(:nth-last-child(2)) {
    white-space: nowrap;
  }
`;

export const Name = styled.th`
  && {
    ${mix.strong()}
  }
`;

export const Tel = styled.td`
  ${mix.numerals}

  > a {
    color: ${vars.text.strong};
  }
`;

export const Cards = styled.ul`
  ${mix.resetList}
`;

export const Card = styled.li`
  ${mix.numerals}
  ${mix.row(space[4])}
  justify-content: space-between;
  min-height: 6.5rem;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${vars.border.base};
  font-family: ${vars.font.text};

  h3 {
    font: 600 ${fontSize[16]} / 1.5 ${vars.font.text};
  }

  p {
    font-size: ${fontSize[14]};
  }
`;
