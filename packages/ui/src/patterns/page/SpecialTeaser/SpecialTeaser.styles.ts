import { styled } from 'styled-components';

import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';
import { fadeIn } from '../fade.js';
import { clampLines, stretchedLink, wholeWords } from '../../layout.js';

export const Card = styled.article<{ $plain: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $plain }) => ($plain ? '' : 'minmax(0, 1fr)')} minmax(0, 1.15fr);
  min-height: ${({ $plain }) => ($plain ? '13rem' : '19rem')};
  border-radius: ${radius.card};
  background: ${vars.surface.sunken};
  color: ${vars.text.base};
  overflow: hidden;
  transition: box-shadow ${motion.fast};

  @media ${media.hover} {
    &:hover {
      box-shadow: ${vars.shadow.overlay};
    }
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
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
  padding: 0 0.5rem;
  border-radius: ${radius.chip};
  background: ${vars.accent.base};
  color: ${vars.text.onAccent};
  font: 700 ${fontSize[14]} / 1.7 ${vars.font.display};
  letter-spacing: 0.1em;
`;

export const Title = styled.h3`
  ${wholeWords}
  margin-block: ${space[3]};
  font-size: 1.875rem;

  @media ${media.mobile} {
    font-size: 1.375rem;
  }
`;

export const Text = styled.p`
  ${clampLines(3)}
  font-size: ${fontSize[16]};
`;

export const Way = styled.a`
  ${stretchedLink}
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  margin-top: ${space[5]};
  color: ${vars.text.strong};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${vars.border.strong};
  text-underline-offset: 0.35em;

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${vars.focus};
      outline-offset: -6px;
      border-radius: ${radius.control};
    }
  }
`;

export const Picture = styled.div`
  position: relative;
  overflow: hidden;

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: right center;
    ${fadeIn('90deg', 0, 46)}
  }

  @media ${media.mobile} {
    aspect-ratio: 16 / 9;

    img {
      ${fadeIn('0deg', 0, 46)}
    }
  }
`;
