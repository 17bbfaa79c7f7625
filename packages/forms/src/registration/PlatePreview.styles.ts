import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Wrap = styled.div`
  margin-top: ${space[6]};

  @media ${media.mobile} {
    display: none;
  }
`;

export const Plate = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]};
  border: 1px solid ${vars.border.strong};
  border-radius: 3px;
  outline: 1px solid ${vars.border.strong};
  outline-offset: -5px;
  background: ${vars.surface.raised};
`;

export const Initial = styled.span`
  display: grid;
  place-items: center;
  height: 4.5rem;
  background: ${vars.surface.sunken};
  color: ${vars.text.strong};
  font: 700 2rem/1 ${vars.font.display};
`;

export const Owner = styled.p`
  overflow: hidden;
  color: ${vars.text.strong};
  font: 700 1.25rem/1.4 ${vars.font.display};
  text-overflow: ellipsis;
  white-space: nowrap;

  > span {
    margin-left: ${space[2]};
    color: ${vars.text.quiet};
    font-size: 1rem;
    font-weight: 400;
  }
`;

export const Facts = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  margin-top: ${space[3]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;
