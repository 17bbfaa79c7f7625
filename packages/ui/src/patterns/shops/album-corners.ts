/**
 * The four corners of an album page that hold a photograph, as a CSS background. Two gradients for each corner would not
 * be clipped at its edge, so a triangle is drawn four times.
 */
export function albumCorners(colour: string, side: string): string {
  return Object.entries({
    '135deg': 'top left',
    '225deg': 'top right',
    '45deg': 'bottom left',
    '315deg': 'bottom right',
  })
    .map(
      ([angle, place]) =>
        `linear-gradient(${angle}, ${colour} 50%, transparent 50.5%) ${place} / ${side} ${side} no-repeat`,
    )
    .join(', ');
}
