import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import { createGlobalStyle } from 'styled-components';

/** Documentation pages in the type of the site. Stories on them are not direct children of the page. */
export const ManualStyle = createGlobalStyle`
  .sbdocs.sbdocs-wrapper {
    padding: ${space[8]} ${space[6]};

    @media ${media.mobile} {
      padding: ${space[6]} ${space[4]};
    }
  }
  .sbdocs.sbdocs-content {
    max-width: 60rem;

    > h1, > h2, > h3 {
      color: ${vars.text.strong};
      font-family: ${vars.font.display};
      font-weight: 700;
      line-height: 1.25;
    }
    > h1 {
      font-size: ${fontSize[36]};
      letter-spacing: 0.02em;
    }
    > h2 {
      margin: ${space[7]} 0 ${space[4]};
      padding: ${space[4]} 0 0;
      border: 0;
      border-top: 2px solid ${vars.text.strong};
      font-size: ${fontSize[22]};
    }
    > h3 {
      margin: ${space[5]} 0 ${space[2]};
      font-size: ${fontSize[18]};
    }
    > p, > ul > li, > ol > li {
      color: ${vars.text.base};
      font-size: ${fontSize[16]};
      line-height: 1.8;
    }
    /* A table of props scrolls on a phone, not the page. */
    div:has(> .docblock-argstable) {
      overflow-x: auto;
    }

    > ul { list-style: disc; }
    > ol { list-style: decimal; }

    :not(pre) > code {
      padding: 0.1em 0.4em;
      border: 1px solid ${vars.border.base};
      border-radius: ${radius.chip};
      background: ${vars.surface.sunken};
      color: ${vars.text.strong};
    }
  }
`;
