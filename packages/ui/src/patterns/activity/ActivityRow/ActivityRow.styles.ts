import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, radius, space, vars } from '../../../theme/values.js';

export const Row = styled.article`
  ${mix.onTablet('grid-template-columns', '9rem minmax(0, 1fr)')}
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr) auto;
  gap: ${space[3]} 1.75rem;
  align-items: center;
  padding-block: ${space[5]};
  border-bottom: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 1.1rem;
  }
`;

export const Plate = styled.div`
  position: relative;
  border-radius: ${radius.control};
  overflow: hidden;

  [data-over] > & img {
    filter: grayscale(1);
    opacity: 0.6;
  }
`;

export const Corner = styled.div`
  position: absolute;
  top: -0.25rem;
  right: 0.25rem;
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h3`
  margin-block: 0.4rem 0.3rem;
  color: ${vars.text.strong};
  font: 700 1.1875rem / 1.45 ${vars.font.display};
  text-wrap: pretty;

  [data-over] & {
    color: ${vars.text.quiet};
  }

  @media ${media.hover} {
    a:hover {
      color: ${vars.accent.base};
    }
  }
`;

export const Note = styled.p`
  ${mix.small('quiet')}
`;

export const Period = styled.p`
  ${mix.numerals}
  ${mix.small('quiet')}
`;

export const Acts = styled.div`
  ${mix.wrap(space[2])}
  justify-content: flex-end;

  @media ${media.narrowDesktop} {
    grid-column: 2;
    justify-content: flex-start;
  }

  @media ${media.mobile} {
    > * {
      flex: 1 0 auto;
    }
  }
`;
