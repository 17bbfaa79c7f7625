import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

export const Card = styled.article`
  ${mix.onHover('box-shadow', vars.shadow.card)}
  ${mix.panel('control')}
  ${mix.onTablet('grid-template-columns', 'minmax(0, 1fr) 5.5rem')}
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr) 6.625rem;
  min-width: 0;
  height: 100%;
  transition: box-shadow ${motion.fast};

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Figure = styled.div`
  grid-column: 1 / -1;
  border-bottom: 1px solid ${vars.border.base};
  border-radius: calc(${radius.control} - 1px) calc(${radius.control} - 1px) 0 0;
  overflow: hidden;
`;

/** As high as two lines of title and one of note, so that all cards have the same height. */
export const Words = styled.div`
  ${mix.column()}
  justify-content: center;
  min-width: 0;
  min-height: 8rem;
  padding: ${space[4]} ${space[4]} ${space[4]} 1.375rem;
`;

export const Title = styled.h3`
  ${mix.onPhone('font-size', fontSize[18])}
  color: ${vars.text.strong};
  font: 700 1.25rem / 1.45 ${vars.font.display};
  text-wrap: pretty;
  text-spacing-trim: trim-start;

  span {
    ${mix.titleLines()}
    ${mix.wholeWords}
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('2px')}
`;

export const Note = styled.p`
  ${mix.clampLines(1)}
  ${mix.small('quiet')}
  margin-top: ${space[1]};
`;

export const Stub = styled.p`
  ${mix.onNarrowPhone('border-left', '0')}
  display: grid;
  place-content: center;
  justify-items: center;
  margin-block: ${space[4]};
  border-left: 1.5px dashed ${vars.border.strong};
  text-align: center;
`;

export const Value = styled.span`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: 1.75rem;
  font-weight: 700;
  line-height: 1.15;

  &[data-quiet] {
    color: ${vars.text.quiet};
    font-size: ${fontSize[18]};
  }
`;

export const Unit = styled.span`
  ${mix.small('quiet')}
  margin-top: ${space[1]};
`;
