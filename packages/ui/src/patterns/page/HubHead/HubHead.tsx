import type { ComponentProps, ReactNode } from 'react';

import { Skeleton } from '../../../components/Skeleton/index.js';
import { CarouselFrame } from '../carousel/CarouselFrame.js';
import { SlidePicture } from '../carousel/SlidePicture.js';
import { HubContents, type HubContentsEntry } from '../HubContents/HubContents.js';
import type { BannerSlide } from '../SectionBanner/SectionBanner.js';
import { Caption, Frontispiece, Headline, Plate, Search, Slip, Text, Volume, Way } from './HubHead.styles.js';

/** Characters of a headline in its usual size; a longer one is set smaller. */
const TWO_LINES = 30;

export interface HubHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Name of the section: the heading of the page, set vertically. */
  title: string;
  /** The section's slideshow; without slides only the title is shown. */
  slides: readonly BannerSlide[];
  contents: readonly HubContentsEntry[];
  /** A search box over the slides; below them on a phone. */
  search?: ReactNode;
  /** The slides are loading. */
  loading?: boolean | undefined;
}

/** The head of a section's page: the title over its slideshow, and its contents. */
export function HubHead({ title, slides, contents, search, loading = false, ...rest }: HubHeadProps) {
  return (
    <Volume {...rest}>
      <Frontispiece data-search={search !== undefined || undefined} aria-busy={loading || undefined}>
        <Slip>{title}</Slip>
        {loading && (
          <Plate>
            <Caption>
              <Skeleton shape="block" width="min(16rem, 80%)" height="2.25rem" />
            </Caption>
          </Plate>
        )}
        {slides.length > 0 && (
          <CarouselFrame
            key={slides.map((slide) => slide.id).join(' ')}
            label={title}
            slides={slides}
            controlsClassName="hub-controls"
            renderSlide={(slide, state) => <HubPlate slide={slide} {...state} />}
          />
        )}
        {search !== undefined && <Search>{search}</Search>}
      </Frontispiece>
      <HubContents entries={contents} />
    </Volume>
  );
}

interface HubPlateProps {
  slide: BannerSlide;
  first: boolean;
  pictured: boolean;
}

function HubPlate({ slide: { title, text = '', image, imageFocus, href }, first, pictured }: HubPlateProps) {
  return (
    <Plate>
      {pictured && image !== '' && <SlidePicture image={image} focus={imageFocus} first={first} />}
      <Caption>
        <Headline data-long={title.length > TWO_LINES || undefined}>
          {href === undefined ? title : <Way href={href}>{title}</Way>}
        </Headline>
        {text !== '' && <Text>{text}</Text>}
      </Caption>
    </Plate>
  );
}
