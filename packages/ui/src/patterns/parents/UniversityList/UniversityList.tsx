import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { Plaque } from '../Plaque/Plaque.js';
import { TypeMark } from '../type-mark.js';
import { universityListMessages } from './messages.zh.js';
import { Gate, Intro, List, Place, Row, Source, Title, Way, Words } from './UniversityList.styles.js';

export interface University {
  id: number;
  name: string;
  href: string;
  /** Province and city: 江苏 南京市. */
  place: string;
  types: readonly string[];
  /** One or two sentences, or ''. */
  intro: string;
  /** URL of the picture, or ''. */
  image: string;
  /** The point of the picture that stays in view where it is cropped: `97% 50%`. */
  imageFocus?: string | undefined;
  /** Source of the text, or ''. */
  source: string;
  /** As displayed, such as 2026-11-12. */
  date: string;
}

export interface UniversityListProps extends ComponentProps<'ul'> {
  universities: readonly University[];
  loading?: boolean | undefined;
  /** Number of placeholders while loading: as many as items are expected. */
  skeletonRows?: number | undefined;
}

/** Universities, each with the plaque at its gate. The whole row is a link. */
export function UniversityList({
  universities,
  loading = false,
  skeletonRows = 5,
  ...rest
}: UniversityListProps) {
  const phone = useMediaQuery(media.mobile);
  if (loading) {
    return (
      <List aria-busy="true" {...rest}>
        {placeholders(skeletonRows, () => (
          <Row>
            <Gate>
              <Skeleton shape="block" height="100%" />
            </Gate>
            <Words>
              <Skeleton lines={3} />
            </Words>
          </Row>
        ))}
      </List>
    );
  }
  return (
    <List {...rest}>
      {universities.map((university) => (
        <UniversityRow key={university.id} university={university} phone={phone} />
      ))}
    </List>
  );
}

function UniversityRow({ university, phone }: { university: University; phone: boolean }) {
  const { name, href, place, types, intro, image, imageFocus, source, date } = university;
  return (
    <Row>
      <Gate>
        {!phone && <Picture src={image} focus={imageFocus} alt="" width={400} height={250} ratio="auto" />}
        <Plaque name={name} height={phone ? '8.625rem' : '9.5rem'} />
      </Gate>
      <Words>
        <Title>
          <Way href={href}>{name}</Way>
        </Title>
        <Place>
          <Icon name="pin" size={16} />
          <span>{place}</span>
          {types.map((type) => (
            <TypeMark key={type}>{type}</TypeMark>
          ))}
        </Place>
        {intro !== '' && <Intro>{intro}</Intro>}
        <Source>
          {source !== '' && <span>{universityListMessages.source(source)}</span>}
          <time dateTime={date}>{date}</time>
        </Source>
      </Words>
      {!phone && <Icon name="chevron-right" size={20} />}
    </Row>
  );
}
