import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../../theme/values.js';

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
  ${mix.resetList}
  ${mix.ruled()}
`;

export const Item = styled.li`
  ${mix.row(space[4])}
  position: relative;
  padding-block: ${space[3]};
`;

export const Thumb = styled.div<{ $wide: boolean }>`
  flex: none;
  width: ${({ $wide }) => ($wide ? '6.5rem' : '4rem')};
`;

export const Plate = styled.div<{ $wide: boolean }>`
  ${mix.centred}
  width: 100%;
  aspect-ratio: ${({ $wide }) => ($wide ? '16 / 9' : '1')};
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
    ${mix.clampLines(2)}
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
