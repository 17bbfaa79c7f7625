import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Banner = styled.header`
  position: relative;
  overflow: hidden;
  height: 13.5rem;
  border-bottom: 1px solid ${vars.border.base};
  background: ${vars.surface.sunken};

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  [data-part='moon'] {
    display: ${vars.drawnFor.light};
    fill: ${vars.surface.raised};
  }

  [data-part='crescent'] {
    display: ${vars.drawnFor.dark};
    fill: ${vars.scene.moon};
    filter: drop-shadow(0 0 1.5rem ${vars.scene.halo});
  }

  [data-part='far'],
  [data-part='middle'],
  [data-part='near'] {
    fill: ${vars.text.quiet};
    opacity: 0.22;
  }

  [data-part='boat'] {
    fill: ${vars.text.strong};
    stroke: ${vars.text.strong};
  }

  [data-part='awning'] {
    fill: ${vars.stage.primary};
  }

  [data-part='water'] {
    stroke: ${vars.text.quiet};
    opacity: 0.5;
  }

  @media ${media.mobile} {
    height: 9.5rem;
  }
`;

export const Title = styled.h1`
  position: relative;
  display: grid;
  align-content: center;
  max-width: calc(82.5rem + 2 * ${space[6]});
  height: 100%;
  margin-inline: auto;
  padding-inline: ${space[6]};
  font-size: ${fontSize[48]};

  @media ${media.mobile} {
    padding-inline: 1.125rem;
    font-size: ${fontSize[36]};
  }
`;
