import { styled } from 'styled-components';

import { vars } from '../../../theme/values.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const Drawing = styled.svg<{ $stage: Stage }>`
  display: block;
  width: 100%;
  max-width: 5.4rem;
  stroke: ${({ $stage }) => stageInk($stage)};
  stroke-width: 0.8;
  fill: none;
`;

export const Sheet = styled.rect<{ $tinted: boolean }>`
  fill: ${({ $tinted }) => ($tinted ? vars.surface.sunken : vars.surface.raised)};
`;
