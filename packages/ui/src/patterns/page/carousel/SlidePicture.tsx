interface SlidePictureProps {
  image: string;
  first: boolean;
  width?: number;
  height?: number;
}

/** The picture of a slide; the first slide's is fetched before the others. */
export function SlidePicture({ image, first, width = 1600, height = 520 }: SlidePictureProps) {
  return (
    <img
      src={image}
      alt=""
      width={width}
      height={height}
      loading={first ? 'lazy' : 'eager'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  );
}
