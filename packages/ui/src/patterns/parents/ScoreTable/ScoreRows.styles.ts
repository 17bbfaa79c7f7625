import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Year = styled.h3`
  ${mix.numerals}
  position: sticky;
  z-index: 1;
  top: var(--stuck-below, 0);
  display: flex;
  gap: ${space[3]};
  align-items: baseline;
  padding-block: ${space[3]};
  border-bottom: 2px solid ${vars.text.strong};
  background: ${vars.surface.page};
  font-size: ${fontSize[22]};

  @media ${media.low} {
    position: static;
  }

  section + section & {
    margin-top: ${space[4]};
  }
`;

export const YearNote = styled.span`
  min-width: 0;
  color: ${vars.text.quiet};
  font: ${fontSize[14]} ${vars.font.text};
`;

export const Lines = styled.ol`
  ${mix.resetList}
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: baseline;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${vars.border.base};
`;

export const Batch = styled.span`
  ${mix.strong()}
`;

export const Figure = styled.strong`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: 1.5rem;
  line-height: 1.2;
  text-align: right;
`;

export const Facts = styled.span`
  ${mix.wrap()}
  ${mix.small('quiet')}
  gap: 0 ${space[3]};
  grid-column: 1;
`;

export const Verdict = styled.span<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? vars.status.ok : vars.text.strong)};
  font-size: ${fontSize[14]};
  font-weight: 600;
  text-align: right;
`;

export const Ruler = styled.span`
  position: relative;
  grid-column: 1 / -1;
  height: 1.25rem;
  margin-top: ${space[1]};
`;
