export { ToastProvider, type ToastProviderProps } from './ToastProvider.js';
export { useToast, type ToastAction, type ToastApi, type ToastKind } from './toasts.js';
