import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, vars } from '../../../theme/values.js';
import { framedChoices } from '../ink/framed-choices.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Column = styled.section`
  ${mix.column()}
  min-width: 0;
  min-height: 100%;
  background: ${desk.slip};
`;

export const Head = styled.header`
  padding: ${rem(18)} ${rem(16)} ${rem(12)};
`;

export const Title = styled.h2`
  font-size: ${text(20)};
`;

export const Description = styled.p`
  margin-top: ${rem(3)};
  color: ${vars.text.quiet};
  font-size: ${text(13)};
`;

export const Filters = styled.div`
  ${mix.wrap(rem(6))}
  ${framedChoices}
  margin-top: ${rem(12)};
`;

export const Slips = styled.ul`
  > li {
    border-top: 1px solid ${vars.border.base};
  }

  > li:last-child {
    border-bottom: 1px solid ${vars.border.base};
  }
`;

export const Slip = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  column-gap: ${rem(10)};
  padding: ${rem(11)} ${rem(16)};
  color: ${vars.text.quiet};
  font-size: ${text(12)};
  ${mix.onHover('background', desk.shade)}

  &[aria-current] {
    background: ${desk.sheet};
    box-shadow: inset 3px 0 0 ${vars.text.strong};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media ${media.mobile} {
    padding-block: ${rem(12)};

    &[aria-current] {
      background: none;
      box-shadow: none;
    }
  }
`;

/** One line in a narrow column; on a phone the whole name, because there is no sheet beside it that says it. */
export const Name = styled.b`
  ${mix.strong()}
  ${mix.ellipsis}
  font-size: ${fontSize[14]};

  @media ${media.mobile} {
    font-size: ${fontSize[16]};
    white-space: normal;
  }
`;

export const Age = styled.span<{ $late: boolean }>`
  color: ${vars.text.base};
  font: 600 ${text(14)} / 1.4 ${vars.font.display};
  text-align: end;
  white-space: nowrap;

  ${({ $late }) =>
    $late &&
    css`
      color: ${vars.status.warn};
    `}

  > svg {
    width: 1em;
    height: 1em;
    margin-inline-end: ${rem(4)};
    vertical-align: -0.1em;
  }
`;

export const Detail = styled.span`
  min-width: 0;
`;

export const Note = styled.span`
  text-align: end;
`;

export const Empty = styled.div`
  padding: ${rem(18)} ${rem(16)};
  color: ${vars.text.quiet};
`;

export const More = styled.div`
  padding: ${rem(10)} ${rem(16)};
`;

export const Foot = styled.footer`
  ${mix.wrap(`${rem(4)} ${rem(12)}`)}
  position: sticky;
  bottom: 0;
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding: ${rem(10)} ${rem(16)};
  border-top: 1px solid ${desk.rule};
  background: ${desk.slip};
  color: ${vars.text.quiet};
  font-size: ${text(12)};

  ${mix.onPhone('display', 'none')}
`;
