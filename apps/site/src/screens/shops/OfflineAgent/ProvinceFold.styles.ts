import { numerals, resetButton, touchTarget, vars, wholeLink } from '@inkstone/ui/theme';
import { fontSize, media, motion, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem 4rem minmax(0, 1fr) auto 1.375rem;
  align-items: center;
  gap: ${space[4]};
  min-height: 3.625rem;

  > svg {
    grid-column: 5;
    color: ${vars.text.quiet};
    transition: rotate ${motion.fast};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto 1.375rem;
    gap: ${space[3]};

    > svg {
      grid-column: 3;
    }
  }
`;

export const Fold = styled.div<{ $open: boolean }>`
  border-bottom: 1px solid ${({ $open }) => ($open ? vars.text.strong : vars.border.base)};

  > ${Head} {
    border-bottom: ${({ $open }) => ($open ? `1px solid ${vars.text.strong}` : 0)};
  }

  > ${Head} > svg {
    rotate: ${({ $open }) => ($open ? '180deg' : 'none')};
  }
`;

export const Name = styled.h2`
  font-size: ${fontSize[18]};

  > button {
    ${resetButton}
    ${wholeLink('-2px')}
  }
`;

export const Count = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  white-space: nowrap;

  > b {
    ${numerals}
    color: ${vars.text.strong};
    font-size: ${fontSize[18]};
    font-weight: 600;
  }
`;

export const Cities = styled.span`
  overflow: hidden;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.mobile} {
    display: none;
  }
`;

/** Above the button that covers the head. */
export const Agent = styled.span`
  position: relative;
  z-index: 1;
  grid-column: 4;
  font-size: ${fontSize[14]};
  white-space: nowrap;

  > a {
    ${numerals}
    ${touchTarget}
    display: inline-flex;
    align-items: center;
    margin-left: ${space[2]};
    color: ${vars.text.strong};
    font-size: ${fontSize[16]};
    font-weight: 600;
  }

  @media ${media.mobile} {
    display: none;
  }
`;

/** The agent of an open province on a phone: the number, and a button that dials. */
export const AgentBox = styled.div`
  display: none;

  @media ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[3]};
    margin: ${space[3]} 0 ${space[1]};
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
    border-radius: ${radius.control};
    background: ${vars.surface.sunken};
    font-size: ${fontSize[14]};

    b {
      ${numerals}
      display: block;
      color: ${vars.text.strong};
      font-size: ${fontSize[18]};
      font-weight: 600;
      line-height: 1.3;
      white-space: nowrap;
    }
  }
`;

/** The last row of the bookshops has the line of the fold below it. */
export const Stores = styled.div`
  tr:last-child > *,
  li:last-child {
    border-bottom: 0;
  }
`;
