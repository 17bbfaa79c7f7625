import { styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, radius, space } from '../../../tokens/scales.js';
import { clampLines, wholeLink } from '../../layout.js';

export const Head = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: ${space[3]};
  border-bottom: 2px solid ${vars.text.strong};
`;

export const Title = styled.h2`
  font-size: ${fontSize[22]};
`;

export const List = styled.ul`
  ${resetList}

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${space[4]};
  align-items: center;
  padding-block: ${space[3]};
`;

/** Portrait for books, landscape for courses, a small square for papers and articles. */
export const Thumb = styled.div<{ $wide: boolean }>`
  flex: none;
  width: ${({ $wide }) => ($wide ? '6.5rem' : '4rem')};
`;

export const Plate = styled.div<{ $wide: boolean }>`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $wide }) => ($wide ? '16 / 9' : '1')};
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};
  color: ${vars.text.quiet};
  overflow: hidden;
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.p`
  color: ${vars.text.strong};
  font-size: ${fontSize[16]};
  font-weight: 600;
  line-height: 1.45;
  text-wrap: pretty;

  a > span {
    ${clampLines(2)}
  }
`;

export const Way = styled.a`
  ${wholeLink('-2px')}
`;

export const Note = styled.p`
  ${clampLines(1)}
  margin-top: ${space[1]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
