import { styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';
import { stretchedLink } from '../../layout.js';

export const Note = styled.p`
  margin-bottom: ${space[4]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Shops = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: ${space[4]};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

export const Shop = styled.li`
  position: relative;
  display: flex;
  gap: ${space[4]};
  align-items: center;
  min-height: 6rem;
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[3]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  transition: border-color ${motion.fast};

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.border.strong};
    }
  }
`;

export const Plate = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};
  color: ${vars.text.quiet};
  overflow: hidden;
`;

export const Platform = styled.p`
  color: ${vars.text.strong};
  font: 700 ${fontSize[18]} / 1.4 ${vars.font.display};
`;

export const Way = styled.a`
  ${stretchedLink}
  color: ${vars.accent.base};
  font-size: ${fontSize[14]};
  font-weight: 600;

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${vars.focus};
      outline-offset: 2px;
      border-radius: ${radius.card};
    }
  }
`;
