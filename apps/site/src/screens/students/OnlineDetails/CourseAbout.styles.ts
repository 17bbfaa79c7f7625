import { resetList, vars } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const About = styled.section`
  padding-top: ${space[4]};
  border-top: 2px solid ${vars.text.strong};

  > h2 {
    font-size: ${fontSize[18]};
  }
`;

export const Teacher = styled.p`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding-block: ${space[3]};
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.4 ${vars.font.display};
`;

export const Tags = styled.ul`
  ${resetList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Tag = styled.li`
  padding: 0 ${space[2]};
  border-radius: ${radius.chip};
  background: ${vars.surface.sunken};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;
