import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';

import { DeskKeysContext, keyOf, type DeskKey, type DeskKeysApi } from './keys.js';
import { KeyTable } from './KeyTable.js';
import { deskKeysMessages } from './messages.zh.js';

export interface DeskKeysProviderProps {
  /** Whether single keys act; the operator can turn them off (WCAG 2.1.4). The caller keeps the choice. */
  enabled: boolean;
  onEnabledChange: (enabled: boolean) => void;
  children: ReactNode;
}

/** Wrap the desk in it once: it hears the keys of `useDeskKeys` and shows the table of them behind `?`. */
export function DeskKeysProvider({ enabled, onEnabledChange, children }: DeskKeysProviderProps) {
  const registered = useRef(new Set<() => readonly DeskKey[]>());
  const [shown, setShown] = useState<readonly DeskKey[]>();

  const api = useMemo<DeskKeysApi>(() => {
    const sets = registered.current;
    return {
      enabled,
      register: (keys) => {
        sets.add(keys);
        return () => sets.delete(keys);
      },
      showAll: () => setShown(allOf(sets)),
    };
  }, [enabled]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const help: DeskKey = { code: 'Slash', shift: true, label: deskKeysMessages.show, onPress: api.showAll };
    const key = keyOf(event, [help, ...allOf(registered.current)]);
    // A key that is held down must not decide one item after the other.
    if (key === undefined || key.disabled === true || event.repeat) return;
    if (!enabled && key.control !== true) return;
    event.preventDefault();
    key.onPress();
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return (
    <DeskKeysContext value={api}>
      {children}
      <KeyTable
        keys={shown ?? []}
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        enabled={enabled}
        onEnabledChange={onEnabledChange}
      />
    </DeskKeysContext>
  );
}

function allOf(sets: ReadonlySet<() => readonly DeskKey[]>): DeskKey[] {
  return [...sets].flatMap((keys) => keys());
}
