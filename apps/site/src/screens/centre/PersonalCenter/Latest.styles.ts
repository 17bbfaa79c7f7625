import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  gap: ${space[6]} 3.5rem;
  margin-top: 3.5rem;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Agenda = styled.section`
  margin-top: ${space[6]};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  min-height: 5.25rem;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${vars.border.base};

  &[data-date] {
    grid-template-columns: 4.4rem minmax(0, 1fr);
  }

  a {
    display: block;
    color: ${vars.text.strong};
    font-weight: 600;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    overflow: hidden;
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media ${media.hover} {
    a:hover {
      color: ${vars.accent.base};
    }
  }
`;

export const Unread = styled(Row)`
  display: block;
  position: relative;
  padding-left: 1.1rem;

  &::before {
    content: '';
    position: absolute;
    top: 1.35rem;
    left: 0;
    width: 0.45rem;
    height: 0.45rem;
    border-radius: ${radius.round};
    background: ${vars.accent.base};
  }
`;

export const DateTile = styled.time`
  padding: 0.35rem 0 0.4rem;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
  color: ${vars.text.quiet};
  font: 400 ${fontSize[14]} / 1.4 ${vars.font.display};
  text-align: center;

  b {
    display: block;
    color: ${vars.text.strong};
    font-size: ${fontSize[28]};
    line-height: 1.1;
  }
`;

export const Nothing = styled.p`
  padding-block: ${space[5]};
  border-top: 2px solid ${vars.text.strong};
  color: ${vars.text.quiet};
`;
