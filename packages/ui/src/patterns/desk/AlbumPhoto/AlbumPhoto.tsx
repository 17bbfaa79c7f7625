import { useRef, useState, type ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Lightbox } from '../../../components/Lightbox/index.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { capOf } from '../DeskKeys/keys.js';
import { Kbd } from '../Kbd/Kbd.js';
import { Frame, Gone, Picture, Tool, Tools } from './AlbumPhoto.styles.js';
import { albumPhotoMessages as messages } from './messages.zh.js';
import { turned } from './turn.js';

export interface AlbumPhotoProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is photographed: the name of the paper. */
  title: string;
  /** URL of the picture, of the same origin; not passed where the file is gone. */
  src?: string | undefined;
  /** Text alternative. */
  alt: string;
}

const SPACE = { code: 'Space' };

/** A photograph in the corners of an album: whole, turned by a button, enlarged by a button or the space bar. */
export function AlbumPhoto({ title, src, alt, ...rest }: AlbumPhotoProps) {
  // Another picture begins unturned, and is looked for anew.
  return <Photo key={src} {...{ title, src, alt }} {...rest} />;
}

function Photo({ title, src, alt, ...rest }: AlbumPhotoProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState(src);
  const [isOpen, setIsOpen] = useState(false);
  useDeskKeys([
    {
      ...SPACE,
      label: messages.zoom,
      disabled: shown === undefined,
      onPress: () => setIsOpen(true),
    },
  ]);
  if (shown === undefined) {
    return (
      <Gone {...rest}>
        <Icon name="picture" size={32} />
        {messages.gone}
      </Gone>
    );
  }
  return (
    <Frame {...rest}>
      <Picture ref={picture} src={shown} alt={alt} onError={() => setShown(undefined)} />
      <Tools>
        <Tool
          type="button"
          aria-label={messages.turn}
          title={messages.turn}
          onClick={() => {
            if (picture.current !== null) setShown(turned(picture.current));
          }}
        >
          <Icon name="retry" size={16} />
        </Tool>
        <Tool type="button" aria-keyshortcuts="Space" onClick={() => setIsOpen(true)}>
          <Icon name="search" size={16} />
          <span>
            {messages.zoom} <Kbd aria-hidden="true">{capOf(SPACE)}</Kbd>
          </span>
        </Tool>
      </Tools>
      <Lightbox open={isOpen} onClose={() => setIsOpen(false)} pictures={[{ title, src: shown, alt }]} />
    </Frame>
  );
}
