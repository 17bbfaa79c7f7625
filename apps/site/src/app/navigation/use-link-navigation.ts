import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** How long a pointer or the focus rests on a link that is meant, in ms: it passes over others on its way. */
const MEANT_MS = 80;

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
}

/**
 * Turns clicks on the plain `<a href="#/…">` of components into router navigations, so that
 * components need no router. The browser handles new tabs, downloads and clicks with a modifier key.
 */
export function useLinkNavigation(preload: (path: string) => void): void {
  const navigate = useNavigate();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = linkOf(event);
      if (link === null || !isPlainClick(event)) return;
      if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return;
      const href = link.getAttribute('href') ?? '';
      // Any other fragment would replace the route, which is the address's hash.
      event.preventDefault();
      if (href.startsWith('#/')) void navigate(href.slice(1));
    }

    // The next screen is fetched before the click: at once under a finger, which is about to lift.
    let resting: ReturnType<typeof setTimeout> | undefined;
    function preloadAfter(event: Event, delay: number) {
      clearTimeout(resting);
      const href = linkOf(event)?.getAttribute('href') ?? '';
      if (!href.startsWith('#/')) return;
      if (delay === 0) preload(href.slice(1));
      else resting = setTimeout(preload, delay, href.slice(1));
    }
    function onPress(event: PointerEvent) {
      preloadAfter(event, 0);
    }
    function onRest(event: Event) {
      preloadAfter(event, MEANT_MS);
    }

    document.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPress, { passive: true });
    document.addEventListener('pointerover', onRest, { passive: true });
    document.addEventListener('focusin', onRest);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerover', onRest);
      document.removeEventListener('focusin', onRest);
    };
  }, [navigate, preload]);
}
