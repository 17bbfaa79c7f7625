import { useState } from 'react';

interface Series {
  /** Index of the shown picture; kept while the lightbox fades out. */
  index: number;
  show: (index: number) => void;
  /** Spread on the Lightbox, with the title, the picture and its text. */
  bind: {
    open: boolean;
    onClose: () => void;
    series: { index: number; count: number; onIndex: (index: number) => void } | undefined;
  };
}

/** The state of a lightbox for several pictures. A single picture has no neighbours. */
export function useSeries(count: number): Series {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return {
    index,
    show: (at) => {
      setIndex(at);
      setOpen(true);
    },
    bind: {
      open,
      onClose: () => setOpen(false),
      series: count > 1 ? { index, count, onIndex: setIndex } : undefined,
    },
  };
}
