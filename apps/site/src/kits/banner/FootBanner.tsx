import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import { space } from '@inkstone/ui/tokens';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';

import { Banner } from './Banner.js';
import { useBannerSlides } from './use-banner-slides.js';
import { useNear } from './use-near.js';

const Foot = styled(PageColumn)`
  min-height: 1px;
  padding-block: 0 ${space[5]};
`;

interface FootBannerProps {
  /** The section's menu id (Spec A 2). */
  columnId: number;
  /** The page's title. */
  title: string;
}

/** Whoever has come to the foot of a page need be neither sent to it nor told its title again. */
function Slides({ columnId, title }: FootBannerProps) {
  const { pathname } = useLocation();
  const slides = useBannerSlides(columnId);
  const isOther = (slide: BannerSlide) =>
    slide.href?.split('?')[0] !== `#${pathname}` && slide.title.trim() !== title;
  const others = slides.state === 'ready' ? { ...slides, data: slides.data.filter(isOther) } : slides;
  return <Banner slides={others} label={`${title}推荐`} />;
}

/** The slideshow of a section whose head is a tool: at the foot of the page, and asked for when one comes near it. */
export function FootBanner(props: FootBannerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  return <Foot ref={ref}>{near && <Slides {...props} />}</Foot>;
}
