import { numerals, resetButton, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

/** On a phone the state and the name come before the certificate: they are the answer. */
export const Layout = styled.div`
  display: grid;
  grid-template: 'certificate head' auto 'certificate facts' 1fr / minmax(0, 1.7fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[7]};

  @media ${media.narrowDesktop} {
    grid-template: 'head' auto 'certificate' auto 'facts' auto / minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template: 'head' auto 'certificate' auto 'facts' auto / minmax(0, 1fr);
  }
`;

export const Well = styled.figure`
  grid-area: certificate;
  margin: 0;
  padding: ${space[6]};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};

  @media ${media.mobile} {
    padding: ${space[3]};
  }
`;

export const Paper = styled.div<{ $expired: boolean }>`
  position: relative;
  box-shadow: ${vars.shadow.overlay};

  ${({ $expired }) =>
    $expired &&
    css`
      img {
        filter: grayscale(1);
      }
    `}
`;

export const Zoom = styled.button`
  ${resetButton}
  display: block;
  width: 100%;
  cursor: zoom-in;

  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: 3px;
  }
`;

/**
 * In the lower left corner, where a certificate states no fact. A certificate is paper: the stamp on it has the same
 * colour in every theme.
 */
export const Stamp = styled.span`
  position: absolute;
  bottom: 4%;
  left: 14%;
  padding: 0.1em 0.4em;
  border: 3px solid;
  border-radius: ${radius.chip};
  background: #fffdf8;
  color: #b3261e;
  font: 700 ${fontSize[28]} / 1.3 ${vars.font.display};
  letter-spacing: 0.3em;
  pointer-events: none;
  rotate: -10deg;

  @media ${media.mobile} {
    font-size: ${fontSize[16]};
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: ${space[4]};
  font-size: ${fontSize[14]};
`;

export const Head = styled.div`
  display: grid;
  grid-area: head;
  gap: ${space[3]};
  min-width: 0;
`;

export const Facts = styled.div`
  display: grid;
  grid-area: facts;
  gap: ${space[4]};
  min-width: 0;
`;

export const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

export const Name = styled.h1`
  font-size: ${fontSize[28]};
  overflow-wrap: anywhere;
`;

export const Address = styled.p`
  overflow-wrap: anywhere;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media ${media.mobile} {
    > * {
      flex: 1 0 auto;
    }
  }
`;

export const Compare = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: ${space[5]};
  margin-block: ${space[7]} ${space[8]};
  padding-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};

  > h2 {
    max-width: 6.5em;
    font-size: ${fontSize[22]};
    line-height: 1.4;
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-bottom: ${space[7]};
  }
`;

export const Steps = styled.ol`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Step = styled.li`
  display: flex;
  gap: ${space[3]};

  h3 {
    margin-bottom: ${space[1]};
    font-size: ${fontSize[16]};
  }
`;

export const Mark = styled.span`
  ${numerals}
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: ${radius.round};
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
  font-size: ${fontSize[14]};
  font-weight: 700;
`;
