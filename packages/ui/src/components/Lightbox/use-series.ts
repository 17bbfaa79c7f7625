import { useState } from 'react';

interface Series {
  show: (index: number) => void;
  /** Spread on the Lightbox, with the pictures. */
  bind: { open: boolean; onClose: () => void; index: number; onIndex: (index: number) => void };
}

/** The state of a lightbox for several pictures. */
export function useSeries(): Series {
  const [open, setOpen] = useState(false);
  // Kept while the lightbox fades out.
  const [index, setIndex] = useState(0);
  return {
    show: (at) => {
      setIndex(at);
      setOpen(true);
    },
    bind: { open, onClose: () => setOpen(false), index, onIndex: setIndex },
  };
}
