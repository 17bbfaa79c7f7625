import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastApi {
  success: (text: string) => void;
  /** The red message: refusals and failures, in the server's words where it sent some. */
  error: (text: string) => void;
  info: (text: string) => void;
  warning: (text: string) => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/** Says something short from anywhere under a ToastProvider. The object stays the same for life. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a <ToastProvider> above it.');
  return api;
}
