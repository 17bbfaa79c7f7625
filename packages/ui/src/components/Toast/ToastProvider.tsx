import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { toastMessages } from './messages.zh.js';

import { ToastCard } from './ToastCard.js';
import { Region } from './Toast.styles.js';
import { ToastContext, type ToastAction, type ToastApi, type ToastKind } from './toasts.js';

interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action: ToastAction | undefined;
}

/** More would cover the page; the oldest is removed first. */
const MOST_AT_ONCE = 3;

/** A message with the same text replaces the previous one. */
function withToast(toasts: Toast[], toast: Toast): Toast[] {
  const others = toasts.filter(({ kind, text }) => kind !== toast.kind || text !== toast.text);
  return [...others, toast].slice(-MOST_AT_ONCE);
}

export interface ToastProviderProps {
  /** The page that is open, such as the path of the address: `turnPage` keeps its messages only. */
  page?: (() => string) | undefined;
  children: ReactNode;
}

/** Wrap the application in it once. Its live regions exist from the start, or nothing would be announced. */
export function ToastProvider({ page, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const regionRef = useRef<HTMLElement>(null);
  const nextId = useRef(1);
  const pages = useRef(new Map<number, string | undefined>());
  const pageOf = useRef(page);

  useLayoutEffect(() => {
    pageOf.current = page;
  }, [page]);

  const api = useMemo<ToastApi>(() => {
    function show(kind: ToastKind, text: string, action?: ToastAction) {
      const id = nextId.current;
      nextId.current += 1;
      setToasts((shown) => withToast(shown, { id, kind, text, action }));
      // Later: the message of an action that leads to another page belongs to that one.
      setTimeout(() => pages.current.set(id, pageOf.current?.()));
    }
    return {
      success: (text, action) => show('success', text, action),
      error: (text, action) => show('error', text, action),
      info: (text, action) => show('info', text, action),
      warning: (text, action) => show('warning', text, action),
      turnPage: () => {
        const open = pageOf.current?.();
        setToasts((shown) => shown.filter(({ id }) => (pages.current.get(id) ?? open) === open));
      },
    };
  }, []);

  useLayoutEffect(() => {
    const region = regionRef.current;
    // Shown again for each message: otherwise a dialog that was opened since would cover it.
    if (toasts.length === 0 || !region || !('showPopover' in region)) return;
    region.hidePopover();
    region.showPopover();
  }, [toasts]);

  function cardsOf(urgent: boolean) {
    return toasts
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map(({ id, kind, text, action }) => (
        <ToastCard
          key={id}
          kind={kind}
          text={text}
          action={action}
          onDone={() => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        />
      ));
  }

  return (
    <ToastContext value={api}>
      {children}
      <Region ref={regionRef} popover="manual" aria-label={toastMessages.region} $empty={toasts.length === 0}>
        <div role="alert">{cardsOf(true)}</div>
        <div role="status">{cardsOf(false)}</div>
      </Region>
    </ToastContext>
  );
}
