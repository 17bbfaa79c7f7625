import { IconButton } from '../../../components/IconButton/index.js';
import { Pause } from './CarouselButtons.styles.js';
import { carouselMessages } from './messages.zh.js';
import type { Playing } from './use-autoplay.js';

interface CarouselArrowsProps {
  onPrevious: () => void;
  onNext: () => void;
}

/** Buttons for the previous and the next slide. */
export function CarouselArrows({ onPrevious, onNext }: CarouselArrowsProps) {
  return (
    <>
      <IconButton
        icon="chevron-left"
        iconSize={20}
        variant="outlined"
        label={carouselMessages.previous}
        onClick={onPrevious}
      />
      <IconButton
        icon="chevron-right"
        iconSize={20}
        variant="outlined"
        label={carouselMessages.next}
        onClick={onNext}
      />
    </>
  );
}

/** Pauses and resumes autoplay; renders nothing without autoplay. */
export function PauseButton({ playing, canPlay, togglePlaying }: Playing) {
  if (!canPlay) return null;
  return (
    <Pause
      type="button"
      aria-label={playing ? carouselMessages.pause : carouselMessages.play}
      onClick={togglePlaying}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={playing ? 'M4 3h2.5v10H4zM9.5 3H12v10H9.5z' : 'M4.5 2.5v11l9-5.5z'} />
      </svg>
    </Pause>
  );
}
