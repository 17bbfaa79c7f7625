import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

export const Card = styled.article<{ $plain: boolean }>`
  ${mix.onHover('box-shadow', vars.shadow.overlay)}
  position: relative;
  display: grid;
  grid-template-columns: ${({ $plain }) => ($plain ? '' : 'minmax(0, 1fr)')} minmax(0, 1.15fr);
  min-height: ${({ $plain }) => ($plain ? '13rem' : '19rem')};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};
  color: ${vars.text.base};
  overflow: hidden;
  transition: box-shadow ${motion.fast};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

export const Words = styled.div`
  ${mix.column()}
  align-items: flex-start;
  justify-content: center;
  padding: ${space[6]} ${space[7]};

  @media ${media.mobile} {
    order: 2;
    min-height: 12rem;
    padding: 1.375rem;
  }
`;

export const Badge = styled.p`
  ${mix.filled()}
  padding: 0 0.5rem;
  border-radius: ${radius.chip};
  font: 700 ${fontSize[14]} / 1.7 ${vars.font.display};
  letter-spacing: 0.1em;
`;

export const Title = styled.h3`
  ${mix.wholeWords}
  ${mix.onPhone('font-size', '1.375rem')}
  margin-block: ${space[3]};
  font-size: 1.875rem;
`;

export const Text = styled.p`
  ${mix.clampLines(3)}
  font-size: ${fontSize[16]};
`;

export const Way = styled.a`
  ${mix.stretchedLink}
  ${mix.inlineRow(space[1])}
  ${mix.strong()}
  margin-top: ${space[5]};
  text-decoration: underline;
  text-decoration-color: ${vars.border.strong};
  text-underline-offset: 0.35em;

  ${mix.ringOver('-6px', 'control')}
`;

/** Shows the picture whole, whatever its shape: it may be a page of writing. */
export const Picture = styled.div`
  position: relative;
  margin: ${space[5]};

  img {
    ${mix.coverPicture}
    object-fit: contain;
  }

  @media ${media.mobile} {
    aspect-ratio: 16 / 10;
    margin-bottom: 0;
  }
`;
