import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** The settings next to the preview, or above it where there is no room. */
export const Workbench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: ${space[7]};

  @media ${media.from(1024)} {
    grid-template-columns: 20rem minmax(0, 1fr);
    align-items: start;
  }
`;

export const Settings = styled.div`
  display: grid;
  gap: ${space[5]};
`;

export const Fold = styled.details`
  border-top: 1px solid ${vars.border.base};
  padding-top: ${space[3]};

  > summary {
    padding: ${space[2]} 0;
    color: ${vars.text.strong};
    font-weight: 600;
    cursor: pointer;
  }
`;

export const ColourRow = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  font-size: ${fontSize[14]};

  > input {
    width: 44px;
    height: 32px;
    padding: 0;
    border: 1px solid ${vars.border.strong};
    border-radius: ${radius.chip};
    background: none;
    cursor: pointer;
  }
`;

/** The sample screens. The draft sets its variables on it. */
export const Stage = styled.div`
  display: grid;
  gap: ${space[7]};
  padding: ${space[6]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.page};
  color: ${vars.text.base};
  font-family: ${vars.font.text};

  @media ${media.mobile} {
    padding: ${space[4]};
  }
`;

export const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${space[5]};
  margin-top: ${space[5]};
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[5]};
`;

export const Verdicts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: 0 ${space[6]};

  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${vars.border.base};
    font-size: ${fontSize[14]};
  }
`;

export const Source = styled.pre`
  max-height: 24rem;
  margin: ${space[4]} 0 0;
  padding: ${space[4]};
  overflow: auto;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  color: ${vars.text.base};
  font-family: ui-monospace, 'SFMono-Regular', 'Noto Sans Mono', monospace;
  font-size: 12px;
`;
