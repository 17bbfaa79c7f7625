import { useCallback, useMemo, useState } from 'react';

export interface Disclosure {
  open: boolean;
  show: () => void;
  hide: () => void;
}

export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  return useMemo(() => ({ open, show, hide }), [open, show, hide]);
}
