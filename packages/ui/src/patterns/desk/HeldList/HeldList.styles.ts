import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, tapTarget, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Root = styled.section`
  padding: ${rem(20)} ${rem(24)};
  border-radius: ${radius.control};
  background: ${desk.sheet};
  box-shadow: ${vars.shadow.card};

  ${mix.onPhone('padding-inline', rem(14))}
`;

export const Title = styled.h2`
  font-size: ${text(20)};
`;

export const Said = styled.p`
  margin-bottom: ${rem(14)};
  color: ${vars.text.quiet};
  font-size: ${text(13)};
`;

export const List = styled.ul`
  border-top: 1px solid ${vars.text.strong};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${rem(12)};
  min-height: ${rem(47)};
  border-bottom: 1px solid ${vars.border.base};

  /* The decision goes below the name. */
  @media ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :nth-child(3) {
      grid-area: 2 / 2;
    }

    > :last-child {
      grid-area: 1 / 3 / 3;
    }
  }
`;

export const Name = styled.span`
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

export const Decided = styled.span`
  color: ${vars.text.quiet};
  font-size: ${text(13)};
`;

export const TakeBack = styled.button`
  ${mix.resetButton}
  ${mix.onTouch('min-height', tapTarget)}
  ${mix.onTouch('min-width', tapTarget)}
  color: ${vars.text.strong};
  font-size: ${text(13)};
  text-decoration: underline;
  text-decoration-color: ${vars.border.strong};
  text-underline-offset: 0.3em;
`;

export const Dead = styled.div`
  ${mix.wrap(rem(10))}
  align-items: center;
  margin-top: ${rem(16)};
  color: ${vars.text.quiet};
  font-size: ${text(13)};
`;
