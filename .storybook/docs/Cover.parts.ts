import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** A title page with the name set vertically at the right, as on a traditional Chinese book. */
export const Front = styled.main`
  display: grid;
  grid-template: 'motto name' auto 'contents name' 1fr 'colophon colophon' auto / minmax(0, 1fr) auto;
  gap: ${space[7]} ${space[8]};
  max-width: 76rem;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 6rem ${space[7]} ${space[7]};

  > header {
    display: grid;
    grid-area: name;
    grid-template-columns: auto auto;
    grid-template-rows: 1fr auto;
    gap: ${space[6]} ${space[5]};
    padding: ${space[6]} ${space[5]};
    border: 1px solid ${vars.text.strong};
    outline: 4px solid ${vars.text.strong};
    outline-offset: 4px;
    background: ${vars.surface.raised};
  }

  @media ${media.mobile} {
    grid-template: 'name' auto 'motto' auto 'contents' auto 'colophon' auto / minmax(0, 1fr);
    gap: ${space[6]};
    padding: ${space[6]} ${space[5]};
  }
`;

export const Name = styled.h1`
  grid-column: 2;
  font-size: clamp(4rem, 9vw, 8.5rem);
  letter-spacing: 0.06em;
  line-height: 1.05;
  writing-mode: vertical-rl;
`;

export const Subtitle = styled.p`
  grid-row: 1;
  grid-column: 1;
  color: ${vars.text.base};
  font-family: ${vars.font.display};
  font-size: ${fontSize[16]};
  letter-spacing: 0.16em;
  writing-mode: vertical-rl;
`;

export const Seal = styled.div`
  grid-column: 2;
  justify-self: center;
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: ${radius.chip};
  background: ${vars.accent.fill};
  box-shadow:
    inset 0 0 0 3px ${vars.accent.fill},
    inset 0 0 0 4px ${vars.text.onAccent};
  color: ${vars.text.onAccent};
  font-family: ${vars.font.display};
  font-size: ${fontSize[22]};
  font-weight: 700;
  line-height: 1.1;
  writing-mode: vertical-rl;
`;

export const Motto = styled.p`
  grid-area: motto;
  max-width: 20em;
  text-wrap: pretty;
  color: ${vars.text.strong};
  font-family: ${vars.font.display};
  font-size: ${fontSize[28]};
  font-weight: 700;
  line-height: 1.6;

  @media ${media.mobile} {
    font-size: ${fontSize[22]};
  }
`;

export const Contents = styled.ol`
  grid-area: contents;
  border-top: 2px solid ${vars.text.strong};

  > li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${space[4]};
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${vars.border.base};
  }

  strong {
    color: ${vars.text.strong};
    font-family: ${vars.font.display};
  }
`;

export const Colophon = styled.p`
  grid-area: colophon;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
