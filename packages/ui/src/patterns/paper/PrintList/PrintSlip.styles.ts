import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

/** White paper with dark words, also at night. */
const paper = { ground: '#fffdf8', ink: '#23262b', quiet: '#5f6063', rule: '#d8d2c4' };

export const Slip = styled.div`
  padding: ${space[5]} ${space[5]} ${space[5]} ${space[6]};
  background: ${paper.ground} linear-gradient(${paper.rule}, ${paper.rule}) ${space[4]} 0 / 1px 100% no-repeat;
  box-shadow: 0 18px 40px -24px rgb(40 30 10 / 50%);
  color: ${paper.ink};

  h2 {
    color: inherit;
    font: 700 ${fontSize[18]} / 1.4 ${vars.font.display};
    text-align: center;
  }

  > p {
    color: ${paper.quiet};
    font-size: ${fontSize[14]};
    text-align: center;
  }

  table {
    width: 100%;
    margin-top: ${space[3]};
    border-collapse: collapse;
    font-size: ${fontSize[14]};
  }

  th {
    border-bottom: 1px solid ${paper.ink};
    font-weight: 700;
    text-align: left;
    white-space: nowrap;
  }

  td {
    padding: ${space[1]} ${space[1]} ${space[1]} 0;
    border-bottom: 1px solid ${paper.rule};
    vertical-align: top;
  }

  :is(th, td):nth-child(n + 3) {
    ${mix.numerals}
    text-align: right;
  }

  /* On a phone the list above says the same. */
  @media ${media.mobile} {
    display: none;
  }
`;
