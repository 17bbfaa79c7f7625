import { vars } from '@inkstone/ui/theme';
import { fontSize, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** Two examples side by side; one above the other on a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space[5]};

  /* Storybook sets the margins on its pages with a class. */
  && {
    margin: ${space[5]} 0;
  }
`;

export const Example = styled.figure<{ $good: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: 0;
  border: 1px solid ${vars.border.base};
  border-top: 3px solid ${({ $good }) => ($good ? vars.status.ok : vars.status.danger)};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  color: ${vars.text.base};
`;

export const Scene = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[5]};

  /* A field or a list takes the whole width, a button only its own. */
  > :not(button, a, span) {
    flex: 1 1 100%;
    min-width: 0;
  }
`;

/** A part that is fixed to the window, such as the bar of a phone, stays in here. */
export const Stage = styled.div`
  overflow-x: auto;
  transform: translateZ(0);
`;

export const Reason = styled.figcaption`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${vars.border.base};
  font-size: ${fontSize[14]};
  line-height: 1.6;

  > strong {
    flex: none;
  }
`;

export const Mark = styled.strong<{ $good: boolean }>`
  color: ${({ $good }) => ($good ? vars.status.ok : vars.status.danger)};
`;
