import type { ComponentProps } from 'react';

import { Lightbox, useSeries } from '../../../components/Lightbox/index.js';
import { Picture } from '../../../components/Picture/index.js';
import { pictureGalleryMessages as messages } from './messages.zh.js';
import { Mount, Note, Root, Title } from './PictureGallery.styles.js';

export interface GalleryPicture {
  id: string | number;
  title: string;
  /** Author or date: 五年级 沈砚秋. */
  note?: string | undefined;
  /** URL of the picture in the grid. */
  src: string;
  /** URL of the large picture, if it is another file. */
  large?: string | undefined;
  /** Text alternative. */
  alt: string;
}

export interface PictureGalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  pictures: readonly GalleryPicture[];
}

/** A grid of pictures; each opens in a lightbox, with buttons to its neighbours. */
export function PictureGallery({ pictures, ...rest }: PictureGalleryProps) {
  const { show, bind } = useSeries();
  return (
    <>
      <Root {...rest}>
        {pictures.map(({ id, title, note, src, alt }, at) => (
          <li key={id}>
            <Mount type="button" aria-haspopup="dialog" title={messages.open} onClick={() => show(at)}>
              <Picture src={src} alt={alt} width={400} height={300} />
            </Mount>
            <Title>
              <span>{title}</span>
            </Title>
            {note !== undefined && <Note>{note}</Note>}
          </li>
        ))}
      </Root>
      <Lightbox
        {...bind}
        pictures={pictures.map(({ title, src, large = src, alt }) => ({ title, src: large, alt }))}
      />
    </>
  );
}
