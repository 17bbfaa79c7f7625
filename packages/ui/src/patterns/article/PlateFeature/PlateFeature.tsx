import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { plateFeatureMessages } from './messages.zh.js';
import { Action, Figure, Foot, Intro, Label, Plate, Title, Way, Words } from './PlateFeature.styles.js';

export interface Feature {
  title: string;
  href: string;
  intro: string;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** Source of the article, or ''. */
  source: string;
  /** As displayed, such as 2026-11-02. */
  date: string;
}

export interface PlateFeatureProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The kind of feature, shown above the title: 教研合作平台. */
  label: string;
  /** `undefined` while loading. */
  feature: Feature | undefined;
}

/** One article across the whole width, set like a plate in a book. The whole plate is a link. */
export function PlateFeature({ label, feature, ...rest }: PlateFeatureProps) {
  return (
    <Plate aria-busy={feature === undefined || undefined} {...rest}>
      <Figure>
        {feature === undefined ? (
          <Skeleton shape="block" height="100%" />
        ) : (
          <Picture
            // Fills the height of the plate, which does not depend on the picture.
            style={{ height: '100%', aspectRatio: 'auto' }}
            src={feature.image}
            focus={feature.imageFocus}
            alt=""
            width={960}
            height={600}
          />
        )}
      </Figure>
      <Words>
        <Label>{label}</Label>
        {feature === undefined ? (
          <Skeleton lines={4} style={{ marginTop: '1.5rem' }} />
        ) : (
          <>
            <Title>
              <Way href={feature.href}>
                <span>{feature.title}</span>
              </Way>
            </Title>
            <Intro>{feature.intro}</Intro>
            <Foot>
              {feature.source !== '' && <span>{feature.source}</span>}
              <time dateTime={feature.date}>{feature.date}</time>
              <Action aria-hidden="true">
                {plateFeatureMessages.action}
                <Icon name="arrow-right" size={16} />
              </Action>
            </Foot>
          </>
        )}
      </Words>
    </Plate>
  );
}
