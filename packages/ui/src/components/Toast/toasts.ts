import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** An action for a message, such as 撤销. It must also be possible elsewhere: the message disappears. */
export interface ToastAction {
  label: string;
  /** Called by its button, which also removes the message. */
  onSelect: () => void;
}

type Say = (text: string, action?: ToastAction) => void;

export interface ToastApi {
  success: Say;
  /** An error message, with the server's text where there is one. */
  error: Say;
  info: Say;
  warning: Say;
  /** Removes the messages of other pages. Call it on arrival at a page. */
  turnPage: () => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Shows short messages from anywhere below a ToastProvider. The returned object never changes. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a <ToastProvider> above it.');
  return api;
}
