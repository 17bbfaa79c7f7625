import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
  gap: ${space[6]} ${space[7]};
  align-items: start;

  @media ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Papers = styled.ol`
  ${mix.resetList}
  border-top: 2px solid ${vars.text.strong};
`;

export const Paper = styled.li`
  ${mix.row(space[4])}
  min-height: 5rem;
  border-bottom: 1px solid ${vars.border.base};
  cursor: grab;

  &[data-dragged] {
    background: ${vars.surface.sunken};
    cursor: grabbing;
  }

  @media ${media.mobile} {
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
    padding: ${space[3]} 0;
    cursor: auto;
  }
`;

export const Number = styled.span`
  ${mix.numerals}
  width: 1.5rem;
  flex: none;
  color: ${vars.text.strong};
  font-weight: 600;
  font-size: ${fontSize[22]};
`;

export const Name = styled.div`
  ${mix.grow}

  @media ${media.mobile} {
    flex-basis: calc(100% - 3rem);
  }

  b {
    display: block;
    color: ${vars.text.strong};
    font-weight: 600;
    line-height: 1.45;
  }

  small {
    ${mix.small('quiet')}
  }
`;

export const Acts = styled.div`
  ${mix.row(space[1])}
  flex-wrap: wrap;

  > :first-child {
    margin-right: ${space[3]};
  }

  [aria-disabled] {
    opacity: 0.35;
  }

  @media ${media.mobile} {
    flex-basis: 100%;
    justify-content: flex-end;
  }
`;

export const Choices = styled.div`
  ${mix.wrap(`${space[2]} ${space[5]}`)}
  padding-top: ${space[4]};
`;

export const Act = styled.div`
  padding-top: ${space[4]};
`;

export const Total = styled.p`
  ${mix.small('quiet')}
  padding-top: ${space[3]};
  text-align: center;
`;
