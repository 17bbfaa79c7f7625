import { useState, type ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { widthsOf } from '../../../components/Picture/widths.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { specialTeaserMessages } from './messages.zh.js';
import { Badge, Card, Picture, Text, Title, Way, Words } from './SpecialTeaser.styles.js';

export interface SpecialTeaserProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  descr: string;
  /** URL of the picture, or ''. Without it, or if it fails to load, only the text is shown. */
  image: string;
  href: string;
  actionLabel?: string | undefined;
  loading?: boolean | undefined;
}

/** A teaser for the special-subject page. */
export function SpecialTeaser({
  title,
  descr,
  image,
  href,
  actionLabel = specialTeaserMessages.action,
  loading = false,
  ...rest
}: SpecialTeaserProps) {
  const [broken, setBroken] = useState('');
  const plain = !loading && (image === '' || image === broken);
  return (
    <Card $plain={plain} aria-busy={loading || undefined} {...rest}>
      <Words>
        {loading ? (
          <Skeleton lines={3} style={{ width: '80%' }} />
        ) : (
          <>
            <Badge>{specialTeaserMessages.badge}</Badge>
            <Title>{title}</Title>
            <Text>{descr}</Text>
            <Way href={href}>
              {actionLabel}
              <Icon name="chevron-right" size={16} />
            </Way>
          </>
        )}
      </Words>
      {!plain && (
        <Picture>
          {!loading && (
            <img
              src={image}
              {...widthsOf(image, '(min-width: 48em) 380px, 100vw')}
              alt=""
              width={760}
              height={428}
              loading="lazy"
              onError={() => setBroken(image)}
            />
          )}
        </Picture>
      )}
    </Card>
  );
}
