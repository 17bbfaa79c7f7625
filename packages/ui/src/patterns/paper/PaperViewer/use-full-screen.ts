import { useEffect, useEffectEvent, useState } from 'react';

interface FullScreen {
  /** Ref of the full-screen element. It must be inside the dialog: a dialog itself cannot be used. */
  setElement: (element: HTMLElement | null) => void;
  /** Leaves full screen, then closes: elements outside of full screen cannot get the focus back. */
  leave: () => void;
}

/**
 * Shows an element in full screen while a dialog is open. iPhones cannot, and browsers may refuse.
 *
 * @param onClose closes the dialog; also called when the user leaves full screen by the browser, such as with
 * Escape
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
    // Safari before 16.4 lacks both.
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
