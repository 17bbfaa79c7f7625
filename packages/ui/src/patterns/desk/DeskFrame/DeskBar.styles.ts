import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, tapTarget, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Bar = styled.header<{ $hiddenOnPhone: boolean }>`
  ${mix.wrap(`${rem(4)} ${rem(20)}`)}
  align-items: center;
  min-height: ${rem(56)};
  padding: ${rem(4)} ${rem(24)};
  color: ${vars.text.quiet};
  font-size: ${text(13)};

  @media ${media.mobile} {
    padding-inline: ${rem(14)};
  }

  ${({ $hiddenOnPhone }) => $hiddenOnPhone && mix.onPhone('display', 'none')}
`;

export const Mark = styled.a`
  ${mix.row(rem(10))}
  ${mix.onTouch('min-height', tapTarget)}
  color: ${vars.text.strong};

  > b {
    font: 700 ${text(18)} / 1.2 ${vars.font.display};
    letter-spacing: 0.12em;
  }
`;

export const Seal = styled.span`
  ${mix.centred}
  ${mix.square(rem(28))}
  ${mix.filled()}
  flex: none;
  border-radius: ${radius.chip};
  font: 700 ${text(18)} / 1 ${vars.font.display};
`;

export const Place = styled.span`
  padding-inline-start: ${rem(10)};
  border-inline-start: 1px solid ${desk.edge};
  color: ${vars.text.quiet};
  font: 400 ${text(13)} / 1.2 ${vars.font.display};
  letter-spacing: 0.1em;
  white-space: nowrap;
`;

export const Search = styled.div`
  flex: 1 1 ${rem(160)};
  max-width: ${rem(336)};
  margin-inline-start: ${rem(16)};

  ${mix.onPhone('display', 'none')}
`;

export const Connection = styled.span<{ $connected: boolean }>`
  ${mix.inlineRow(rem(7))}
  margin-inline-start: auto;
  color: ${({ $connected }) => ($connected ? vars.text.quiet : vars.status.warn)};

  /* A ring where there is no connection: the colour alone would not say so. */
  &::before {
    ${mix.square(rem(8))}
    border: 2px solid ${({ $connected }) => ($connected ? vars.status.ok : 'currentcolor')};
    border-radius: ${radius.round};
    background: ${({ $connected }) => ($connected ? vars.status.ok : 'none')};
    content: '';
  }

  ${({ $connected }) => $connected && mix.onPhone('display', 'none')}
`;

export const Day = styled.span`
  ${mix.numerals}
  ${mix.onPhone('display', 'none')}
`;

export const Operator = styled.a`
  ${mix.row(rem(9))}
  ${mix.onTouch('min-height', tapTarget)}
  color: ${vars.text.strong};
  ${mix.onPhone('margin-inline-start', 'auto')}
`;

export const OperatorMark = styled.span`
  ${mix.centred}
  ${mix.square(rem(28))}
  flex: none;
  border-radius: ${radius.round};
  background: ${desk.sheet};
  box-shadow: inset 0 0 0 1px ${desk.rule};
  font: 700 ${text(14)} / 1 ${vars.font.display};
`;

/** Still read out on a phone, where there is space only for the mark. */
export const Name = styled.span`
  ${mix.ellipsis}
  max-width: ${rem(160)};

  @media ${media.mobile} {
    ${mix.visuallyHidden}
  }
`;

export const Roles = styled.small`
  color: ${vars.text.quiet};
  font-size: ${text(12)};
  ${mix.onPhone('display', 'none')}
`;
