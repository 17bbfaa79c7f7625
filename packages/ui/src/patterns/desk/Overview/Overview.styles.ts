import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Root = styled.div`
  padding: ${rem(4)} ${rem(24)} ${rem(24)};

  ${mix.onPhone('padding-inline', rem(14))}
`;

export const Head = styled.div`
  ${mix.wrap(`0 ${rem(14)}`)}
  align-items: baseline;
  margin-bottom: ${rem(14)};
`;

export const Title = styled.h1`
  font-size: ${text(26)};
`;

export const Counts = styled.p`
  ${mix.wrap(`0 ${rem(20)}`)}
  color: ${vars.text.quiet};

  b {
    ${mix.numerals}
    ${mix.strong()}
    font-size: ${text(16)};
  }
`;

/** On a phone two by two; of an uneven number the first takes the whole width. */
export const Trays = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${rem(190)}, 45%), 1fr));
  gap: ${rem(16)} ${rem(18)};
  margin-bottom: ${rem(16)};

  > li {
    display: grid;
  }

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${rem(12)};

    > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One sheet for both panels, with a line between them. */
export const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${rem(410)});
  margin-top: ${rem(22)};
  border-radius: ${radius.control};
  background: ${desk.sheet};
  box-shadow: ${vars.shadow.card};

  > section {
    padding: ${rem(18)} ${rem(24)} ${rem(20)};

    ${mix.onPhone('padding-inline', rem(14))}
  }

  > section + section {
    border-inline-start: 1px solid ${vars.border.base};
  }

  > section:only-child {
    grid-column: 1 / -1;
  }

  @media ${media.below(1100)} {
    grid-template-columns: minmax(0, 1fr);

    > section + section {
      border-inline-start: 0;
      border-top: 1px solid ${vars.border.base};
    }
  }

  @media ${media.mobile} {
    margin-inline: ${rem(-14)};
    border-radius: 0;
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${rem(26)} ${rem(30)};

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${rem(20)} ${rem(18)};
  }

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As high as the plots, so that nothing below moves when the view changes. */
export const Scroll = styled.div`
  max-height: ${rem(408)};
  overflow: auto;
`;

export const Numbers = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text(13)};

  th {
    color: ${vars.text.quiet};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  thead th {
    position: sticky;
    top: 0;
    border-bottom: 1px solid ${vars.text.strong};
    background: ${desk.sheet};
  }

  :is(th, td) {
    padding: ${rem(4)} ${rem(8)} ${rem(4)} 0;
  }

  :is(th, td):not(:first-child) {
    text-align: end;
  }

  td {
    ${mix.numerals}
    color: ${vars.text.strong};
  }

  tbody tr {
    border-bottom: 1px solid ${vars.border.base};
  }
`;

export const Ranked = styled.ol`
  border-top: 1px solid ${vars.text.strong};

  > li {
    display: grid;
    grid-template-columns: ${rem(22)} minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${rem(4)};
    min-height: ${rem(36)};
    padding: ${rem(7)} 0;
    color: ${vars.text.strong};
    font-size: ${text(13.5)};
  }

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }

  b {
    ${mix.numerals}
    color: ${vars.text.base};
    font-weight: 600;
  }
`;

export const Rank = styled.span`
  ${mix.numerals}
  color: ${vars.text.quiet};
`;

export const Wanted = styled.span`
  overflow-wrap: anywhere;

  > small {
    margin-inline-start: ${rem(8)};
    color: ${vars.text.quiet};
    font-size: ${text(12)};
  }
`;
