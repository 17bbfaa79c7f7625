import { HubHead, type HubHeadProps } from '@inkstone/ui/patterns/HubHead';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';

import type { Loadable } from '../../lib/loadable.js';

interface SectionHeadProps extends Pick<HubHeadProps, 'title' | 'contents' | 'search'> {
  slides: Loadable<BannerSlide[]>;
}

/** The slide's headline without the section's name, which stands beside it: 教师助手：把时间还给备课. */
function withoutName(headline: string, name: string): string {
  const [, rest = ''] =
    /^[：:，\s]+(.+)$/s.exec(headline.startsWith(name) ? headline.slice(name.length) : '') ?? [];
  return rest === '' ? headline : rest;
}

/** The head of a hub. Slides that fail are left out: title, contents and search do not need them. */
export function SectionHead({ slides, ...head }: SectionHeadProps) {
  const shown = slides.state === 'ready' ? slides.data : [];
  return (
    <HubHead
      {...head}
      slides={shown.map((slide) => ({ ...slide, title: withoutName(slide.title, head.title) }))}
      loading={slides.state === 'loading'}
    />
  );
}
