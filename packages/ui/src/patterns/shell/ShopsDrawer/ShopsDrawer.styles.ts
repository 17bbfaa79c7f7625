import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

export const Note = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  margin-bottom: ${space[4]};
`;

export const Shops = styled.ul`
  ${mix.resetList}
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

export const Shop = styled.li`
  ${mix.onHover('border-color', vars.border.strong)}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  position: relative;
  min-height: 6rem;
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[3]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  transition: border-color ${motion.fast};
`;

export const Plate = styled.div`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  flex: none;
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
  ${mix.stretchedLink}
  color: ${vars.accent.base};
  font-size: ${fontSize[14]};
  font-weight: 600;

  ${mix.ringOver('2px', 'card')}
`;
