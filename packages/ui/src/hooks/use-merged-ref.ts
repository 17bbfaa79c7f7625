import { useCallback, type Ref, type RefCallback } from 'react';

/** A callback ref that sets a component's own callback ref and the ref of the caller. */
export function useMergedRef<T>(own: (node: T | null) => void, passed: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      own(node);
      if (typeof passed === 'function') {
        const release = passed(node);
        return () => {
          own(null);
          if (release) release();
          else passed(null);
        };
      }
      if (passed) passed.current = node;
      return () => {
        own(null);
        if (passed) passed.current = null;
      };
    },
    [own, passed],
  );
}
