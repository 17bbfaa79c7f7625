import type { ApiClient } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import { SECTIONS, type SectionName } from '@inkstone/api/rules';
import { listSlidesQuery } from '@inkstone/api/site-config';
import type { Slide } from '@inkstone/api/types';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import { useQuery } from '@tanstack/react-query';

import { toLoadable, type Loadable } from '../../lib/loadable.js';
import { quietly } from '../../lib/quietly.js';
import { safeHref } from '../../lib/targets.js';
import type { PathName } from '../../lib/config/paths.js';
import { breakHeadline } from '../../lib/models/headline.js';
import { useSectionTitle } from '../use-section.js';

/** The slides of a section. A link that may not be opened is left out, its picture stays. */
export function toBannerSlides(
  slides: readonly Slide[],
  { fileUrl }: Pick<ApiClient, 'fileUrl'>,
): BannerSlide[] {
  return slides.map(({ id, image, image_focus, title, intro, extend }) => ({
    id,
    title: breakHeadline(title),
    text: intro,
    image: fileUrl(image),
    imageFocus: image_focus,
    href: safeHref(extend),
  }));
}

/** @param columnId the section's menu id (Spec A 2) */
export function useBannerSlides(columnId: number): Loadable<BannerSlide[]> {
  const client = useApi();
  const slides = useQuery(quietly(listSlidesQuery(client, columnId)));
  return toLoadable(slides, (list) => toBannerSlides(list, client));
}

/** The title and the slides of a section's page. */
export function useSectionHead(section: PathName & SectionName) {
  return { title: useSectionTitle(section), slides: useBannerSlides(SECTIONS[section].id) };
}
