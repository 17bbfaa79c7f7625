import { fontSize, space } from '@inkstone/ui/tokens';
import { vars } from '@inkstone/ui/theme';
import { styled } from 'styled-components';

/** Says beside the button of a form, after a tick, that something is safe: 已暂存. */
export const Kept = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};

  > svg {
    flex: none;
    color: ${vars.status.ok};
  }
`;
