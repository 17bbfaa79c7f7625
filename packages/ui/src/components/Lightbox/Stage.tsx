import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { Swiper } from 'swiper';
import { A11y, Zoom } from 'swiper/modules';

import { useMediaQuery } from '../../theme/use-media-query.js';
import { media } from '../../theme/values.js';
import { colorOf, PAPER, widthsOf } from '../Picture/widths.js';
import { Image } from './Lightbox.styles.js';
import { lightboxMessages as messages } from './messages.zh.js';
import { moveTo, offsetOf, type Offset } from './offset.js';
import type { LightboxPicture } from './picture.js';
import { Slides } from './Stage.styles.js';
import { MAX_SCALE } from './zoom-limit.js';

/** How far an arrow key moves an enlarged picture, in px. */
const KEY_MOVE = 60;
const DOUBLE_TAP_SCALE = 2.5;

const arrows: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: KEY_MOVE, y: 0 },
  ArrowRight: { x: -KEY_MOVE, y: 0 },
  ArrowUp: { x: 0, y: KEY_MOVE },
  ArrowDown: { x: 0, y: -KEY_MOVE },
};

export interface StageView {
  zoomBy: (factor: number) => void;
  reset: () => void;
  /** @returns false for another key, and for a picture that is whole, where the arrow keys leaf */
  moveBy: (key: string) => boolean;
}

interface StageProps {
  ref: Ref<StageView>;
  pictures: readonly LightboxPicture[];
  index: number;
  /** The scale to begin with. */
  early: RefObject<number>;
  onIndex: (index: number) => void;
  onScale: (scale: number) => void;
}

type Pointed = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The pictures side by side, each with its zoom, moved by Swiper. */
export function Stage({ ref, pictures, index, early, onIndex, onScale }: StageProps) {
  const root = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const [scale, setScale] = useState(1);
  const still = useMediaQuery(media.reducedMotion);

  function zoomTo(wanted: number, at: Offset = { x: 0, y: 0 }) {
    const { zoom, el } = swiper.current ?? {};
    if (zoom === undefined || el === undefined) return;
    const next = Math.min(wanted, MAX_SCALE);
    if (next <= 1) {
      zoom.out();
      return;
    }
    const [before, ratio] = [offsetOf(el), next / zoom.scale];
    zoom.in(next);
    // Swiper enlarges from the middle: what is below the pointer stays there.
    moveTo(el, { x: at.x - (at.x - before.x) * ratio, y: at.y - (at.y - before.y) * ratio }, next);
  }

  function zoomAt(factor: number, { clientX, clientY }: Pointed) {
    const { left, top, width, height } = root.current?.getBoundingClientRect() ?? new DOMRect();
    const at = { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    zoomTo((swiper.current?.zoom.scale ?? 1) * factor, at);
  }

  useImperativeHandle(ref, () => ({
    zoomBy: (factor) => zoomTo((swiper.current?.zoom.scale ?? 1) * factor),
    reset: () => zoomTo(1),
    moveBy(key) {
      const { zoom, el } = swiper.current ?? {};
      const move = arrows[key];
      if (zoom === undefined || el === undefined || move === undefined || zoom.scale <= 1) return false;
      const { x, y } = offsetOf(el);
      moveTo(el, { x: x + move.x, y: y + move.y }, zoom.scale);
      return true;
    },
  }));

  const onSlide = useEffectEvent((to: number) => onIndex(to));
  const onZoom = useEffectEvent((now: number) => {
    setScale(now);
    onScale(now);
  });
  const onDoubleTap = useEffectEvent((event: Event) => {
    if ((swiper.current?.zoom.scale ?? 1) > 1) zoomTo(1);
    else if (event instanceof MouseEvent) zoomAt(DOUBLE_TAP_SCALE, event);
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 300), event);
  });
  const start = useEffectEvent((element: HTMLElement) => {
    swiper.current = new Swiper(element, {
      modules: [A11y, Zoom],
      initialSlide: index,
      speed: still ? 0 : 300,
      zoom: { enabled: true, maxRatio: MAX_SCALE, toggle: false },
      a11y: { slideLabelMessage: messages.slide, wrapperLiveRegion: false },
    });
    return swiper.current;
  });

  const begin = useEffectEvent(() => zoomTo(early.current));

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const made = start(element);
    made.on('slideChange', ({ activeIndex }) => onSlide(activeIndex));
    made.on('zoomChange', (_made, now) => onZoom(now));
    made.on('doubleTap', (_made, event) => onDoubleTap(event));
    // React's listener is passive: the page behind the dialog would scroll, or the browser would zoom.
    const turn = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', turn, { passive: false });
    begin();
    return () => {
      element.removeEventListener('wheel', turn);
      made.destroy();
    };
  }, []);

  useEffect(() => {
    if (swiper.current === null || swiper.current.activeIndex === index) return;
    swiper.current.zoom.out();
    swiper.current.slideTo(index);
  }, [index]);

  return (
    <Slides ref={root} className="swiper">
      <div className="swiper-wrapper">
        {pictures.map(({ title, src, alt }, at) => (
          <div key={`${String(at)} ${title}`} className="swiper-slide" aria-hidden={at !== index}>
            <div className="swiper-zoom-container">
              {/* Only the neighbours are fetched. Enlarged, a picture is fetched whole. */}
              {Math.abs(at - index) <= 1 && (
                <Image
                  src={src}
                  {...(scale > 1 ? {} : widthsOf(src, '100vw'))}
                  alt={alt}
                  draggable={false}
                  $isTransparent={colorOf(src) === PAPER}
                />
              )}
            </div>
          </div>
        ))}
      </div>
    </Slides>
  );
}
