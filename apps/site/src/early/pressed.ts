interface Pressed {
  /** The last button that was pressed. */
  button?: Element;
  /** Stops listening. */
  stop: () => void;
}

declare global {
  interface Window {
    /** What happens on the page before the application listens. */
    inkstonePressed?: Pressed;
  }
}

/** Remembers a button that is pressed before hydration. Links need no help: the browser follows them. */
export function keepPressed(): void {
  function remember({ target }: Event) {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) pressed.button = button;
  }
  const pressed: Pressed = {
    stop: () => {
      document.removeEventListener('click', remember);
    },
  };
  document.addEventListener('click', remember);
  window.inkstonePressed = pressed;
}

/** Presses the remembered button again, now that something answers. */
export function replayPressed(): void {
  const pressed = window.inkstonePressed;
  delete window.inkstonePressed;
  pressed?.stop();
  if (pressed?.button instanceof HTMLElement && pressed.button.isConnected) pressed.button.click();
}
