import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';
import { stageInk } from '../../cloth.js';
import type { Stage } from '../../types.js';

export const Head = styled.div`
  ${mix.wrap(`${space[2]} ${space[4]}`)}
  align-items: flex-end;
  justify-content: space-between;
  color: ${vars.text.base};
`;

export const Used = styled.strong`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-weight: 700;
  font-size: ${fontSize[36]};
  line-height: 1.1;
`;

export const Count = styled.span`
  margin-left: ${space[4]};
`;

/** The lines are the edges of its sheets. */
export const Pile = styled.div`
  display: flex;
  gap: 3px;
  height: 2.6rem;
  margin-top: ${space[3]};
  border-bottom: 2px solid ${vars.text.strong};
`;

/** One that is much smaller than the limit can still be seen. */
export const Stripe = styled.i<{ $stage: Stage }>`
  flex: 0 0 4px;
  background: ${({ $stage }) => stageInk($stage)};
  background-image: repeating-linear-gradient(90deg, rgb(255 255 255 / 45%) 0 1px, transparent 1px 4px);
  border-radius: 1px 1px 0 0;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Free = styled.i`
  flex: 0 1 0;
  border-right: 2px dashed ${vars.border.strong};
  background-image: repeating-linear-gradient(90deg, transparent 0 4px, ${vars.border.base} 4px 5px);
`;

export const Foot = styled.p`
  ${mix.wrap(`0 ${space[4]}`)}
  ${mix.small('quiet')}
  justify-content: space-between;
  padding-top: ${space[1]};
`;
