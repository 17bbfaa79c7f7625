import { styled } from 'styled-components';

import { vars } from '../../../theme/vars.js';

export const Frame = styled.span`
  display: block;
  aspect-ratio: 1;
  padding: 0.3rem;
  border: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  font-family: ${vars.font.display};
`;
