import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { radius, vars } from '../../theme/values.js';

export const Face = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => String($size / 16)}rem;
  height: ${({ $size }) => String($size / 16)}rem;
  border-radius: ${radius.round};
  background: ${vars.surface.sunken};
  color: ${vars.text.base};
  font-size: ${({ $size }) => String(($size * 0.4) / 16)}rem;
  overflow: hidden;

  > img {
    ${mix.fill}
    object-fit: cover;
  }
`;

export const Initial = styled.span`
  font-family: ${vars.font.display};
  font-weight: 600;
  line-height: 1;
`;
