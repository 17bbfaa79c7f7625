import UPlot from 'uplot';

/** The share of a day that its bar takes. */
const BAR = 0.7;

/** The bars of some days in an element, the last one in another colour. */
export interface BarPlot {
  setValues: (values: readonly number[]) => void;
  destroy: () => void;
}

function split(values: readonly number[]): UPlot.AlignedData {
  const last = values.length - 1;
  return [
    values.map((_, index) => index),
    values.map((value, index) => (index === last ? null : value)),
    values.map((value, index) => (index === last ? value : null)),
  ];
}

/**
 * A canvas has fixed colours and pixels. So the colours are read from the styles at each drawing (the theme and the
 * high contrast of the system change them), and a change of the size, the theme or the contrast draws anew.
 *
 * @param colours elements whose `color` is that of the bars and of today's bar
 */
export function drawBars(
  box: HTMLElement,
  colours: readonly [bars: HTMLElement, today: HTMLElement],
  values: readonly number[],
): BarPlot {
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });
  const paths = UPlot.paths.bars?.({ size: [BAR, Infinity] });
  const series = colours.map((element) => ({
    ...(paths !== undefined && { paths }),
    points: { show: false },
    width: 0,
    fill: () => getComputedStyle(element).color,
  }));
  const plot = new UPlot(
    {
      ...size(),
      padding: [0, 0, 0, 0],
      cursor: { show: false },
      legend: { show: false },
      axes: [{ show: false }, { show: false }],
      scales: {
        x: { time: false, range: (_, min, max) => [min - 0.5, max + 0.5] },
        y: { range: (_, _min, max) => [0, Math.max(1, max)] },
      },
      series: [{}, ...series],
    },
    split(values),
    box,
  );

  const redraw = () => plot.redraw();
  const resize = new ResizeObserver(() => plot.setSize(size()));
  resize.observe(box);
  // A theme is chosen by an attribute of the root, or by ThemeRoot, which writes the colour of the page into the meta element.
  const theme = new MutationObserver(redraw);
  theme.observe(document.documentElement, { attributes: true });
  const meta = document.querySelector('meta[name="theme-color"]');
  if (meta !== null) theme.observe(meta, { attributes: true });
  const contrast = matchMedia('(forced-colors: active)');
  contrast.addEventListener('change', redraw);

  return {
    setValues: (next) => plot.setData(split(next)),
    destroy: () => {
      resize.disconnect();
      theme.disconnect();
      contrast.removeEventListener('change', redraw);
      plot.destroy();
    },
  };
}
