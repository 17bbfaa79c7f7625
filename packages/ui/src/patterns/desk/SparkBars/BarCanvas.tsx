import { useEffect, useRef } from 'react';

import { Box, Colours } from './SparkBars.styles.js';
import type { BarPlot } from './plot.js';

interface BarCanvasProps {
  values: readonly number[];
}

/** The plot itself, decorative: the figure around it says the same. Its library is loaded with the first one. */
export function BarCanvas({ values }: BarCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const today = useRef<HTMLElement>(null);
  const plot = useRef<BarPlot>(undefined);
  const current = useRef(values);

  useEffect(() => {
    current.current = values;
    plot.current?.setValues(values);
  }, [values]);

  useEffect(() => {
    let isGone = false;
    void import('./plot.js').then(({ drawBars }) => {
      if (isGone || box.current === null || bar.current === null || today.current === null) return;
      plot.current = drawBars(box.current, [bar.current, today.current], current.current);
    });
    return () => {
      isGone = true;
      plot.current?.destroy();
      plot.current = undefined;
    };
  }, []);

  return (
    <Box ref={box} aria-hidden="true">
      <Colours>
        <i ref={bar} />
        <i ref={today} />
      </Colours>
    </Box>
  );
}
