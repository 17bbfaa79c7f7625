import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { DeskGround } from '../DeskGround/DeskGround.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Root = styled(DeskGround)`
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  gap: ${rem(16)};
  padding: ${rem(48)} ${rem(16)} ${rem(26)};
`;

/** The felt with a seam. On a phone there is space for the sheet only. */
export const Felt = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${rem(440)} ${rem(200)};
  align-items: center;
  align-self: center;
  gap: ${rem(56)};
  padding: ${rem(50)} ${rem(80)} ${rem(50)} ${rem(84)};
  border-radius: ${radius.control};
  background: linear-gradient(160deg, ${desk.board}, ${desk.boardShade});
  box-shadow:
    inset 0 0 0 1px ${desk.edge},
    ${vars.shadow.overlay};

  &::before {
    ${mix.drawn}
    inset: ${rem(12)};
    border: 1.5px dashed ${desk.edge};
    border-radius: ${radius.chip};
    pointer-events: none;
  }

  @media ${media.below(900)} {
    grid-template-columns: minmax(0, ${rem(440)});
    width: min(100%, ${rem(560)});
    padding: ${rem(40)};

    > svg {
      display: none;
    }
  }

  @media ${media.mobile} {
    align-self: start;
    padding: 0;
    background: none;
    box-shadow: none;

    &::before {
      display: none;
    }
  }
`;

export const Sheet = styled.div`
  ${mix.column()}
  position: relative;
  min-height: ${rem(480)};
  padding: ${rem(40)} ${rem(44)} ${rem(36)};
  border-radius: 3px;
  background: ${desk.sheet};
  box-shadow: ${vars.shadow.overlay};

  ${mix.onPhone('padding', `${rem(26)} ${rem(21)} ${rem(24)}`)}
  ${mix.onPhone('min-height', rem(420))}
`;

export const Title = styled.h1`
  margin-top: ${rem(30)};
  font-size: ${text(26)};
`;

export const Intro = styled.p`
  margin-top: ${rem(6)};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;

export const Form = styled.form`
  ${mix.grid(space[5])}
  margin-top: ${space[5]};
`;

export const Ways = styled.div`
  ${mix.wrap(`${rem(4)} ${rem(16)}`)}
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${rem(30)};
  color: ${vars.text.base};
  font-size: ${text(13)};

  > button {
    padding-inline: 0;
    text-decoration: underline;
    text-decoration-color: ${vars.border.strong};
    text-underline-offset: 0.3em;
  }
`;

export const Drawing = styled.svg`
  width: 100%;
  height: auto;
`;

export const Foot = styled.footer`
  color: ${vars.text.quiet};
  font-size: ${text(12.5)};
  text-align: center;
`;
