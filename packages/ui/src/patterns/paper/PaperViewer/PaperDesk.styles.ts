import { styled } from 'styled-components';

import { radius, vars } from '../../../theme/values.js';

export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
`;

export const Desk = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`;
