import { media, space } from '@inkstone/ui/tokens';
import { SectionBanner, type BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import styled from 'styled-components';

import type { Loadable } from '../../app/loadable.js';
import { Part } from '../../components/Part/Part.js';

const Space = styled.div`
  margin-bottom: ${space[7]};

  &:empty {
    display: none;
  }

  @media ${media.mobile} {
    margin-bottom: ${space[5]};
  }
`;

/** The slideshow at the head of a section; nothing where the section has no slides. */
export function Banner({ slides, label }: { slides: Loadable<BannerSlide[]>; label: string }) {
  return (
    <Space>
      <Part of={slides}>
        {(items) => <SectionBanner slides={items ?? []} label={label} loading={items === undefined} />}
      </Part>
    </Space>
  );
}
