import { css, styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, radius, space, vars } from '../../theme/values.js';

export const Row = styled.li<{ $failed: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[3]};
  border: 1px solid ${({ $failed }) => ($failed ? vars.status.danger : vars.border.base)};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
`;

export const Again = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  grid-column: 2 / -1;
  flex-wrap: wrap;
  justify-content: space-between;
  padding: 0 ${space[2]} ${space[1]} 0;
`;

const plate = css`
  width: max(2.75rem, 44px);
  height: max(2.75rem, 44px);
  border-radius: ${radius.chip};
  background: ${vars.surface.sunken};
`;

export const Kind = styled.span`
  ${plate}
  display: grid;
  place-items: center;
  color: ${vars.text.base};
  font-size: ${fontSize[12]};
  font-weight: 600;
  letter-spacing: 0.02em;
  text-transform: uppercase;
`;

export const Thumbnail = styled.img`
  ${plate}
  object-fit: cover;
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

export const Name = styled.p`
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
  ${mix.ellipsis}
  line-height: 1.5;
`;
