import { vars } from '@inkstone/ui/theme';
import { styled } from 'styled-components';

/**
 * On a documentation page Storybook draws the frame around a story; this fills it with the background of the
 * theme.
 */
export const Plate = styled.div`
  margin: -30px -20px;
  padding: 30px 20px;
  background: ${vars.surface.page};
  box-shadow: 0 0 0 12px ${vars.surface.page};
  color: ${vars.text.base};
`;
