import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';

/** Number of cards on a slide: one number, or one for each width of the page. */
export type PerView = number | { desktop: number; tablet: number; phone: number };

/** The number of cards on a slide at the current width of the page. */
export function usePerView(perView: PerView): number {
  const phone = useMediaQuery(media.mobile);
  const tablet = useMediaQuery(media.narrowDesktop);
  if (typeof perView === 'number') return perView;
  return phone ? perView.phone : tablet ? perView.tablet : perView.desktop;
}
