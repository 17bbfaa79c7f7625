export { ToastProvider } from './ToastProvider.js';
export type { ToastProviderProps } from './ToastProvider.js';
export { useToast } from './toasts.js';
export type { ToastAction, ToastApi, ToastKind } from './toasts.js';
