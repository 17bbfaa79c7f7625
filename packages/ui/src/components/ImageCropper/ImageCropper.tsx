import { useId, useState, type ComponentProps } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';

import { Help, Root, Stage } from './ImageCropper.styles.js';
import { imageCropperMessages } from './messages.zh.js';
import { ZoomBar } from './ZoomBar.js';

/** A part of the picture, in pixels of the picture itself, whatever its size on the screen. */
export type CropArea = Area;

export interface ImageCropperProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Address of the picture, usually an object URL; another picture starts in the middle again. */
  src: string;
  /** What is cropped, the spoken name of the whole: 裁剪头像. */
  label: string;
  /** Width by height of the part that is cut out. */
  aspect?: number | undefined;
  /** Width of the frame in px on the screen (Spec B 5: 200 by 200). */
  frameWidth?: number | undefined;
  /** 1 shows as much of the picture as covers the frame. */
  zoom: number;
  maxZoom?: number | undefined;
  /** By the slider, its buttons, the wheel, or two fingers. */
  onZoomChange: (zoom: number) => void;
  /** What lies in the frame: once the picture is there, and with every movement. */
  onAreaChange: (area: CropArea) => void;
  /** The file is no picture that the browser can draw. */
  onUnreadable?: (() => void) | undefined;
}

/** Cuts a part out of a picture: drag it, zoom it, or move it with the arrow keys. */
export function ImageCropper({ src, ...rest }: ImageCropperProps) {
  // Another picture is another size: its place in the frame starts anew.
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
  // The library's 1 fits the picture into the stage; a long one would leave the frame half empty.
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
          onZoomChange={(next) => {
            onZoomChange(next / cover);
          }}
          setMediaSize={(size) => {
            // It also measures, as nothing by nothing, a picture that has not come or never will.
            if (size.naturalWidth > 0) setDrawn(size);
          }}
          onCropAreaChange={(_share, area) => {
            // Before the size is known the frame would be measured at the wrong zoom.
            if (drawn !== null) onAreaChange(area);
          }}
          // Its style element would need a hole in the site's policy; the rules are in our own sheet.
          disableAutomaticStylesInjection
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{
            // The arrow keys are the frame's: without this role a screen reader keeps them to itself.
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
