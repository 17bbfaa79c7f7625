import { useCallback, useSyncExternalStore, type ComponentProps } from 'react';

import { media } from '../../theme/values.js';
import { IconButton } from '../IconButton/index.js';
import { Corner } from './BackToTop.styles.js';
import { backToTopMessages as messages } from './messages.zh.js';

export interface BackToTopProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Id of the element that receives the focus, usually the <main>: the button is gone at the top. */
  targetId: string;
  /** Number of window heights to scroll before the button appears. */
  after?: number | undefined;
}

function onScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** A button in the corner of a long page that scrolls back to its top. */
export function BackToTop({ targetId, after = 2, ...rest }: BackToTopProps) {
  const far = useSyncExternalStore(
    onScroll,
    useCallback(() => window.scrollY > window.innerHeight * after, [after]),
    () => false,
  );
  if (!far) return null;

  function go() {
    const target = document.getElementById(targetId);
    if (target !== null) {
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    const still = window.matchMedia(media.reducedMotion).matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  }

  return (
    <Corner {...rest}>
      <IconButton icon="chevron-up" label={messages.label} onClick={go} />
    </Corner>
  );
}
