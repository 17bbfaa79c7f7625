import { IconButton } from '../IconButton/index.js';
import { imageCropperMessages } from './messages.zh.js';
import { Bar, Slider } from './ZoomBar.styles.js';

/** The step of the zoom buttons. */
const STEP = 0.25;

interface ZoomBarProps {
  /** 1 or more. */
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A zoom slider between two buttons, for touch, mouse and keyboard. */
export function ZoomBar({ value, max, onChange }: ZoomBarProps) {
  function change(by: number) {
    const next = Math.min(max, Math.max(1, value + by));
    if (next !== value) onChange(next);
  }
  return (
    <Bar>
      {/* aria-disabled, not disabled: a button that reaches the end must keep the focus. */}
      <IconButton
        icon="minus"
        label={imageCropperMessages.zoomOut}
        aria-disabled={value <= 1}
        onClick={() => change(-STEP)}
      />
      <Slider
        type="range"
        aria-label={imageCropperMessages.zoom}
        aria-valuetext={imageCropperMessages.times(value)}
        min={1}
        max={max}
        step={0.05}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <IconButton
        icon="plus"
        label={imageCropperMessages.zoomIn}
        aria-disabled={value >= max}
        onClick={() => change(STEP)}
      />
    </Bar>
  );
}
