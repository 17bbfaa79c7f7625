import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { radius } from '../../tokens/scales.js';

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
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Initial = styled.span`
  font-family: ${vars.font.display};
  font-weight: 600;
  line-height: 1;
`;
