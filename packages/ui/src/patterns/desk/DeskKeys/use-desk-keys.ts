import { useContext, useEffect, useLayoutEffect, useRef } from 'react';

import { DeskKeysContext, type DeskKey } from './keys.js';

/** Keys that act while the caller is mounted. They are listed in the table behind `?`. */
export function useDeskKeys(keys: readonly DeskKey[]): void {
  const { register } = useContext(DeskKeysContext);
  const current = useRef(keys);
  useLayoutEffect(() => {
    current.current = keys;
  });
  useEffect(() => register(() => current.current), [register]);
}
