import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Lines = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;
  padding: ${space[1]} 0;
`;

export const Place = styled.span`
  ${oneLine}
  color: ${vars.text.base};
  font: 400 ${fontSize[16]} / 1.5 ${vars.font.display};

  mark {
    color: ${vars.text.strong};
    font-weight: 600;
  }

  @media ${media.mobile} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
`;

export const Below = styled.span`
  display: flex;
  gap: ${space[4]};
  justify-content: space-between;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  b {
    flex: none;
    color: ${vars.text.strong};
    font-weight: 600;
  }
`;

export const Title = styled.span`
  ${oneLine}
`;
