import { media, space } from '@inkstone/ui/tokens';
import { SectionBanner, type BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import styled from 'styled-components';

import type { Loadable } from '../../lib/loadable.js';

const Space = styled.div`
  margin-bottom: ${space[7]};

  &:empty {
    display: none;
  }

  @media ${media.mobile} {
    margin-bottom: ${space[5]};
  }
`;

/** The slideshow at the head of a section; nothing where the section has no slides, or they cannot be fetched. */
export function Banner({ slides, label }: { slides: Loadable<BannerSlide[]>; label: string }) {
  return (
    <Space>
      {slides.state !== 'failed' && (
        <SectionBanner
          slides={slides.state === 'ready' ? slides.data : []}
          label={label}
          loading={slides.state === 'loading'}
        />
      )}
    </Space>
  );
}
