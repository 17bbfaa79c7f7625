import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** One column with wide margins. */
export const Page = styled.main`
  max-width: 76rem;
  margin: 0 auto;
  padding: 5rem ${space[7]} 7rem;

  @media ${media.mobile} {
    padding: ${space[6]} ${space[4]} ${space[8]};
  }
`;

export const Title = styled.h1`
  font-size: ${fontSize[48]};
  letter-spacing: 0.04em;

  @media ${media.mobile} {
    font-size: ${fontSize[36]};
  }
`;

export const Lead = styled.p`
  max-width: 34em;
  margin-top: ${space[4]};
  color: ${vars.text.base};
  font-size: ${fontSize[18]};
`;

export const Part = styled.section`
  margin-top: ${space[8]};
  border-top: 2px solid ${vars.text.strong};
`;

export const PartTitle = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]} 0 ${space[5]};
  font-size: ${fontSize[28]};

  > small {
    color: ${vars.text.quiet};
    font-family: ${vars.font.text};
    font-size: ${fontSize[14]};
    font-weight: 400;
  }
`;

export const Grid = styled.ul<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}, 100%), 1fr));
  gap: ${space[5]};
`;

export const Code = styled.code`
  color: ${vars.text.quiet};
  font-family: ui-monospace, 'SFMono-Regular', 'Noto Sans Mono', monospace;
  font-size: 12px;
  font-weight: 400;
  overflow-wrap: anywhere;
`;

export const Plate = styled.div`
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  overflow: hidden;
`;
