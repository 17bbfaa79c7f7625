import { ScoreChart } from '@inkstone/ui/patterns/ScoreChart';
import { vars, numerals } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Panel = styled.div`
  display: grid;
  flex: 1 0 100%;
  grid-template-columns: 19rem minmax(0, 1fr);
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  @media ${media.narrowDesktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Mine = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]} 1.75rem;
  border-right: 1px solid ${vars.border.base};

  > label {
    color: ${vars.text.strong};
    font: 600 ${fontSize[16]} ${vars.font.display};
  }

  @media ${media.mobile} {
    display: grid;
    grid-template-columns: minmax(0, 8.5rem) minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
    align-items: end;
    padding: ${space[4]};
    border-right: 0;
    border-bottom: 1px solid ${vars.border.base};

    > label,
    > :last-child {
      grid-column: 1 / -1;
    }
  }

  @media ${media.narrowPhone} {
    display: block;
  }
`;

export const Unit = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  max-width: 11.5rem;
  border-bottom: 2px solid ${vars.accent.base};
  color: ${vars.text.strong};
  font: 600 ${fontSize[18]} ${vars.font.display};

  &:focus-within {
    outline: 2px solid ${vars.focus};
    outline-offset: 4px;
    border-radius: ${radius.chip};
  }
`;

export const Input = styled.input`
  ${numerals}
  flex: 1;
  width: 100%;
  min-width: 0;
  max-width: 7.5rem;
  min-height: 3.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.accent.base};
  font-size: 3.25rem;
  font-weight: 700;
  line-height: 1.1;

  &:focus {
    outline: none;
  }

  &::placeholder {
    color: ${vars.text.quiet};
  }
`;

export const Standing = styled.p<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? vars.status.ok : vars.text.strong)};
  font-weight: 600;
`;

export const Hint = styled.p`
  color: ${vars.text.base};
`;

export const Kept = styled.p`
  margin-top: auto;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

/** A phone has no height for a ruler that says nothing. */
export const Empty = styled(ScoreChart)`
  @media ${media.mobile} {
    display: none;
  }
`;

export const Chart = styled.div`
  min-width: 0;
  min-height: 18rem;
  padding: ${space[5]} 1.75rem;

  > h2 {
    font-size: ${fontSize[22]};
  }

  @media ${media.mobile} {
    min-height: 0;
    padding: ${space[4]};
  }
`;
