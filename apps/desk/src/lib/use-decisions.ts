import { useSyncExternalStore } from 'react';

import { useDesk } from './desk.js';

/** The decision on an item that waits to be sent. */
export function useUnsent(tray: string, item: string) {
  return useDecisions().waiting.find((one) => one.tray === tray && one.item === item);
}

/** The decisions that wait to be sent, and those that the server has refused. */
export function useDecisions() {
  const { decisions } = useDesk();
  return useSyncExternalStore(decisions.subscribe, decisions.get);
}
