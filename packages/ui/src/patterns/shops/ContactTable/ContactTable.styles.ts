import { styled } from 'styled-components';

import { numerals, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, space } from '../../../tokens/scales.js';

/** A table that is wider than its column scrolls by itself. */
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
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
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
    color: ${vars.text.strong};
    font-weight: 600;
  }
`;

export const Tel = styled.td`
  ${numerals}

  > a {
    color: ${vars.text.strong};
  }
`;

export const Cards = styled.ul`
  ${resetList}
`;

export const Card = styled.li`
  ${numerals}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
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
