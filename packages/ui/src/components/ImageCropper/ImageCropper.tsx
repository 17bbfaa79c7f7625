import { useId, useState, type ComponentProps } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';

import { Help, Root, Stage } from './ImageCropper.styles.js';
import { imageCropperMessages } from './messages.zh.js';
import { ZoomBar } from './ZoomBar.js';

/** A part of the picture, in pixels of the picture, not of the screen. */
export type CropArea = Area;

export interface ImageCropperProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** URL of the picture, usually an object URL. Another picture starts centred. */
  src: string;
  /** Accessible name, such as 裁剪头像. */
  label: string;
  /** Aspect ratio of the cropped part, width divided by height. */
  aspect?: number | undefined;
  /** Width of the frame in px on the screen (Spec B 5: 200 by 200). */
  frameWidth?: number | undefined;
  /** At 1 the picture just covers the frame. */
  zoom: number;
  maxZoom?: number | undefined;
  /** Called by the slider, its buttons, the mouse wheel and pinching. */
  onZoomChange: (zoom: number) => void;
  /** Called with the part inside the frame once the picture is loaded, and at every move. */
  onAreaChange: (area: CropArea) => void;
  /** Called when the browser cannot show the picture. */
  onUnreadable?: (() => void) | undefined;
}

/** Crops a picture: drag it, zoom it, or move it with the arrow keys. */
export function ImageCropper({ src, ...rest }: ImageCropperProps) {
  // Another picture has another size, so the position is reset.
  return <KeyedCropper key={src} src={src} {...rest} />;
}

function KeyedCropper({
  src,
  label,
  aspect = 1,
  frameWidth = 200,
  zoom,
  maxZoom = 4,
  onZoomChange,
  onAreaChange,
  onUnreadable,
  ...rest
}: ImageCropperProps) {
  const helpId = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [drawn, setDrawn] = useState<MediaSize | null>(null);
  const frame = { width: frameWidth, height: frameWidth / aspect };
  // The library's zoom 1 fits the picture into the stage, so a long picture would leave the frame half empty.
  const cover = drawn === null ? 1 : Math.max(frame.width / drawn.width, frame.height / drawn.height);
  return (
    <Root {...rest} role="group" aria-label={label}>
      <Stage>
        <Cropper
          image={src}
          crop={place}
          onCropChange={setPlace}
          cropSize={frame}
          zoom={zoom * cover}
          minZoom={cover}
          maxZoom={maxZoom * cover}
          onZoomChange={(next) => onZoomChange(next / cover)}
          setMediaSize={(size) => {
            // It also reports 0 by 0 for a picture that is not loaded.
            if (size.naturalWidth > 0) setDrawn(size);
          }}
          onCropAreaChange={(_share, area) => {
            // Before the size is known the crop would be computed at the wrong zoom.
            if (drawn !== null) onAreaChange(area);
          }}
          // The site's Content Security Policy forbids the library's style element; its rules are in our own
          // styles.
          disableAutomaticStylesInjection
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{
            // The arrow keys move the picture: without this role a screen reader would handle them itself.
            role: 'application',
            'aria-label': imageCropperMessages.box,
            'aria-describedby': helpId,
          }}
        />
      </Stage>
      <ZoomBar value={zoom} max={maxZoom} onChange={onZoomChange} />
      <Help id={helpId}>{imageCropperMessages.help}</Help>
    </Root>
  );
}
