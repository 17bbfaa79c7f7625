import { Tabs } from '@inkstone/ui/components/Tabs';
import type { StagePiles } from '@inkstone/ui/patterns/GradePiles';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PaperList } from '@inkstone/ui/patterns/PaperList';
import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** As high as the landscape, so that nothing moves when it arrives. */
export const Head = styled.div`
  position: relative;
  min-height: 25rem;
  background: linear-gradient(${vars.surface.sunken} 40%, ${vars.surface.page});

  @media ${media.mobile} {
    min-height: 13rem;
  }
`;

/** Above the pictures, which stay clickable through it. */
export const HeadText = styled(PageColumn)`
  position: absolute;
  z-index: 1;
  inset: 0;
  padding-block: ${space[6]} 0;
  pointer-events: none;

  h1 {
    font-size: 3.5rem;
    line-height: 1.15;
    letter-spacing: 0.05em;
  }

  p {
    color: ${vars.text.base};
    font: 400 ${fontSize[18]} / 1.6 ${vars.font.display};
  }

  @media ${media.mobile} {
    padding-block: ${space[4]} 0;

    h1 {
      font-size: 2rem;
    }

    p {
      display: none;
    }
  }

  /* Beside the building of the landscape, not over it. */
  @media ${media.narrowPhone} {
    h1 {
      font-size: 1.15rem;
    }
  }
`;

/** The sheet lies on the landscape. */
export const Column = styled(PageColumn)`
  position: relative;
  z-index: 1;
  margin-top: -12.8rem;
  padding-top: 0;

  @media ${media.mobile} {
    margin-top: -4.75rem;
    padding-top: 0;
  }
`;

export const Piles = styled.section`
  margin-top: ${space[7]};

  @media ${media.mobile} {
    margin-top: ${space[6]};
  }
`;

/** On a phone the newest papers come first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
  gap: ${space[7]};
  align-items: start;
  margin-top: ${space[7]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    display: flex;
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

export const All = styled.p`
  margin-top: ${space[4]};
  text-align: center;
`;

export const Title = styled.h2`
  padding-bottom: ${space[5]};
  font-size: 1.875rem;

  @media ${media.mobile} {
    padding-bottom: 0;
    font-size: 1.5rem;
  }
`;

/** The grades stand at the end of the heading's line; the rule below them is the head of the list. */
export const Grades = styled(Tabs<string>)<{ $stage: StagePiles['stage'] }>`
  --tabs-mark: ${({ $stage }) => ($stage === 'neutral' ? vars.text.strong : vars.stage[$stage])};

  > :first-child {
    border-bottom: 2px solid ${vars.text.strong};
  }

  [role='tablist'] {
    margin-left: auto;
  }

  /* The six grades fit a phone. */
  @media ${media.mobile} {
    [role='tablist'] {
      gap: 0;
    }
  }

  [role='tab'] {
    padding-inline: ${space[1]};
    font-size: ${fontSize[16]};
  }

  [role='tab']:not([aria-selected='true']) {
    font-weight: 400;
  }

  [role='tab']::after {
    bottom: -3px;
    height: 5px;
  }
`;

export const Papers = styled(PaperList)`
  margin-top: -${space[5]};
  border-top: 0;
`;
