import { styled } from 'styled-components';

import { media, space } from '../../../theme/values.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const Shelf = styled.section<{ $stage: Stage }>`
  --tabs-mark: ${({ $stage }) => stageInk($stage)};
  position: relative;
  min-width: 0;

  /* The tabs scroll before the arrows, instead of under them. */
  @media ${media.desktop} {
    > div > :first-child {
      padding-right: 13rem;
    }
  }
`;

export const Title = styled.h2`
  flex: none;
  font-size: 1.75rem;
  line-height: 2.75rem;

  @media ${media.mobile} {
    font-size: 1.375rem;
  }
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  margin-bottom: ${space[5]};
`;
