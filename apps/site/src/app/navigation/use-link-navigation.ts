import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

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

    // The code of the next screen is fetched before the click, while the pointer is over the link.
    function onPointer(event: PointerEvent) {
      const href = linkOf(event)?.getAttribute('href') ?? '';
      if (href.startsWith('#/')) preload(href.slice(1));
    }

    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPointer, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPointer);
    };
  }, [navigate, preload]);
}
