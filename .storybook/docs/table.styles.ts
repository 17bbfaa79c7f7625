import { vars } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** A window onto a table that is wider than the screen. It can get the focus, so that arrow keys scroll it. */
export const Scroll = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};

  th,
  td {
    padding: ${space[3]} ${space[4]} ${space[3]} 0;
    border-bottom: 1px solid ${vars.border.base};
    font-variant-numeric: tabular-nums;
    text-align: left;
    vertical-align: baseline;
  }

  thead th {
    color: ${vars.text.quiet};
    font-weight: 400;
    white-space: nowrap;
  }

  tbody th {
    min-width: 8rem;
    color: ${vars.text.strong};
    font-weight: 600;
  }
`;

export const Dab = styled.span`
  display: inline-block;
  width: 1.25rem;
  height: 1.25rem;
  margin-right: ${space[2]};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.chip};
  vertical-align: middle;
`;
