import { useState } from 'react';

interface Series {
  /** Which picture is shown; it stays while the lightbox fades out. */
  index: number;
  show: (index: number) => void;
  /** Spread on the Lightbox, with the title, the picture and its text. */
  bind: {
    open: boolean;
    onClose: () => void;
    series: { index: number; count: number; onIndex: (index: number) => void } | undefined;
  };
}

/** Which of several pictures a lightbox shows. A single one has no neighbours to go to. */
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
