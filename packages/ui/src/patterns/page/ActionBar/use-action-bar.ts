import { useEffect } from 'react';

/** Hides the `BottomBar` and reserves the height of the bar that takes its place. */
export function useActionBar(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['actionBar'] = '';
    return () => {
      delete dataset['actionBar'];
    };
  }, []);
}
