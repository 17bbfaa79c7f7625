import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';

export const Root = styled.header`
  ${mix.onPhone('padding-bottom', space[3])}
  padding-bottom: ${space[5]};
  border-bottom: 1px solid ${vars.border.base};
`;

export const Title = styled.h1`
  ${mix.onPhone('font-size', '1.625rem')}
  font-size: ${fontSize[36]};
  text-wrap: pretty;
  text-spacing-trim: trim-start;
`;

export const Intro = styled.p`
  ${mix.onPhone('font-size', fontSize[16])}
  margin-top: ${space[3]};
  color: ${vars.text.base};
  font-size: ${fontSize[18]};
`;

export const Foot = styled.div`
  ${mix.row()}
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  justify-content: space-between;
  margin-top: ${space[4]};
`;

export const Facts = styled.p`
  ${mix.wrap()}
  ${mix.small('quiet')}
  ${mix.onPhone('column-gap', space[4])}
  gap: 0 ${space[5]};

  > * {
    white-space: nowrap;
  }
`;
