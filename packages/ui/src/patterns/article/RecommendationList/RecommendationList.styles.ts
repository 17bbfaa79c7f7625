import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../../theme/values.js';

export const Head = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  position: relative;
  z-index: 1;
  padding-bottom: ${space[3]};
  border-bottom: 2px solid ${vars.text.strong};

  &[data-section] {
    padding-bottom: ${space[5]};
    ${mix.onPhone('padding-bottom', space[4])}
  }
`;

export const Title = styled.h2`
  font-size: ${fontSize[22]};

  [data-section] > & {
    font-size: 1.875rem;
    ${mix.onPhone('font-size', '1.5rem')}
  }
`;

export const List = styled.ul`
  ${mix.resetList}
  ${mix.pairs()}

  /* The lines of the first row are behind the line of the head. */
  margin-top: -1px;
`;

export const Item = styled.li`
  ${mix.row(space[4])}
  position: relative;
  padding-block: ${space[3]};
  border-top: 1px solid ${vars.border.base};
`;

export const Thumb = styled.div<{ $wide: boolean }>`
  flex: none;
  width: ${({ $wide }) => ($wide ? '6.5rem' : '4rem')};
`;

export const Plate = styled.div<{ $ratio: string }>`
  ${mix.centred}
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};
  color: ${vars.text.quiet};
  overflow: hidden;
`;

export const Words = styled.div`
  ${mix.grow}
`;

export const Name = styled.p`
  ${mix.strong()}
  font-size: ${fontSize[16]};
  line-height: 1.45;
  text-wrap: pretty;

  a > span {
    ${mix.titleLines()}
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
`;

export const Note = styled.p`
  ${mix.clampLines(1)}
  ${mix.small('quiet')}
  margin-top: ${space[1]};
`;
