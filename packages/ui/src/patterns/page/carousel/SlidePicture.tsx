interface SlidePictureProps {
  image: string;
  /** The point that stays in view where the picture is cropped. */
  focus: string | undefined;
  first: boolean;
  width?: number;
  height?: number;
}

/** The picture of a slide; the first slide's is fetched before the others. */
export function SlidePicture({ image, focus, first, width = 1600, height = 520 }: SlidePictureProps) {
  return (
    <img
      src={image}
      alt=""
      width={width}
      height={height}
      style={{ objectPosition: focus }}
      loading={first ? 'lazy' : 'eager'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  );
}
