import { useState, type ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { widthsOf } from '../../../components/Picture/widths.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { specialHeroMessages as messages } from './messages.zh.js';
import { Band, Inner, Intro, Login, Sheet, Subtitle, Tag, Title, Ways, Words } from './SpecialHero.styles.js';

export interface SpecialHeroProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  title: string;
  /** A second line below the title, or ''. */
  subtitle: string;
  /** The introduction of the project; line breaks are kept. `undefined` while loading. */
  intro: string | undefined;
  /** URL of the picture of the project, or ''. Without it, or if it fails to load, only the text is shown. */
  image: string;
  /** Text alternative of the picture. */
  imageAlt: string;
  /** Opens the first lecture; undefined without lectures. */
  onFirst: (() => void) | undefined;
  /** Whether watching requires a login. */
  locked: boolean;
}

/** The head of a special subject: its introduction, and its picture as a sheet of paper on the desk. */
export function SpecialHero({
  title,
  subtitle,
  intro,
  image,
  imageAlt,
  onFirst,
  locked,
  ...rest
}: SpecialHeroProps) {
  const [broken, setBroken] = useState('');
  return (
    <Band {...rest}>
      <Inner>
        <Words>
          <Tag>{messages.tag}</Tag>
          <Title>{title}</Title>
          {subtitle !== '' && <Subtitle>{subtitle}</Subtitle>}
          {intro === undefined ? <Skeleton lines={4} /> : <Intro>{intro}</Intro>}
          <Ways>
            {onFirst !== undefined && (
              <Button
                variant="primary"
                size="lg"
                startIcon={<Icon name="play" size={20} />}
                onClick={onFirst}
              >
                {messages.first}
              </Button>
            )}
            {locked && (
              <Login>
                <Icon name="lock" size={16} />
                {messages.login}
              </Login>
            )}
          </Ways>
        </Words>
        {image !== '' && image !== broken && (
          <Sheet>
            <img
              src={image}
              {...widthsOf(image, '(min-width: 48em) 470px, 100vw')}
              alt={imageAlt}
              width={940}
              height={680}
              onError={() => setBroken(image)}
            />
          </Sheet>
        )}
      </Inner>
    </Band>
  );
}
