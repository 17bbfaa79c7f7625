import { useEffect, useEffectEvent, useState } from 'react';

interface FullScreen {
  /** The ref of the element that is given the screen. It must lie in the dialog: a dialog itself is never given it. */
  setElement: (element: HTMLElement | null) => void;
  /** Leaves full screen, then closes: what lies outside a full screen takes no focus, so that it could not go back. */
  leave: () => void;
}

/**
 * Gives the whole screen to an element while a dialog is open, where the browser can: iPhones cannot, and a browser may
 * refuse.
 *
 * @param onClose closes the dialog; also called when full screen was left by a means of the browser, such as Escape
 */
export function useFullScreen(open: boolean, onClose: () => void): FullScreen {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (element === null || !open) return undefined;
    const { ownerDocument: document } = element;
    let entered = false;
    function changed() {
      if (document.fullscreenElement === element) entered = true;
      else if (entered) close();
    }
    document.addEventListener('fullscreenchange', changed);
    // Safari before 16.4 has neither.
    if (document.fullscreenEnabled) element.requestFullscreen().catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      if (document.fullscreenElement === element) document.exitFullscreen().catch(() => undefined);
    };
  }, [element, open]);

  return {
    setElement,
    leave: () => {
      const document = element?.ownerDocument;
      if (element === null || document?.fullscreenElement !== element) onClose();
      else document.exitFullscreen().catch(onClose);
    },
  };
}
