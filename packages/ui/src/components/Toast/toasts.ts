import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastApi {
  success: (text: string) => void;
  /** An error message, with the server's text where there is one. */
  error: (text: string) => void;
  info: (text: string) => void;
  warning: (text: string) => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Shows short messages from anywhere below a ToastProvider. The returned object never changes. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a <ToastProvider> above it.');
  return api;
}
