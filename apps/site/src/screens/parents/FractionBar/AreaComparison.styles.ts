import { numerals, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Section = styled.section`
  flex: 1 0 100%;
  margin-top: ${space[5]};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;

  > h2 {
    font-size: ${fontSize[22]};
  }

  > :last-child:not(h2, button) {
    flex: 0 1 14rem;
  }
`;

/** Columns of one width, so that a phone shows three regions without scrolling. */
export const Table = styled.table`
  width: 100%;
  margin-top: ${space[4]};
  border-block: 2px solid ${vars.text.strong};
  border-collapse: collapse;
  table-layout: fixed;

  caption {
    margin-bottom: ${space[2]};
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
    text-align: left;
  }

  th,
  td {
    padding: ${space[2]} ${space[2]} ${space[2]} 0;
    border-bottom: 1px solid ${vars.border.base};
    text-align: left;
    vertical-align: baseline;
  }

  thead th {
    border-bottom-color: ${vars.text.strong};
    color: ${vars.text.strong};
    font: 600 ${fontSize[16]} ${vars.font.display};
  }

  tbody th {
    color: ${vars.text.base};
    font-weight: 400;
  }

  small {
    margin-left: ${space[3]};
    color: ${vars.text.quiet};
    font: ${fontSize[14]} ${vars.font.text};
    white-space: nowrap;
  }

  small[data-over='true'] {
    color: ${vars.status.ok};
  }

  @media ${media.mobile} {
    font-size: ${fontSize[14]};

    small {
      display: block;
      margin-left: 0;
    }
  }
`;

/** Takes the place of a table without rows. */
export const None = styled.p`
  margin-top: ${space[4]};
  color: ${vars.text.base};
`;

export const Cell = styled.span`
  ${numerals}
  color: ${vars.text.strong};
  font-size: ${fontSize[18]};
  font-weight: 600;
`;
