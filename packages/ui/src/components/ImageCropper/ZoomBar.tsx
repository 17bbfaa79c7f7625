import { IconButton } from '../IconButton/index.js';
import { imageCropperMessages } from './messages.zh.js';
import { Bar, Slider } from './ZoomBar.styles.js';

/** What one press of a button adds or takes. */
const STEP = 0.25;

interface ZoomBarProps {
  /** From 1 on. */
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** Smaller, a slider, larger: the same for a finger, a mouse and a keyboard. */
export function ZoomBar({ value, max, onChange }: ZoomBarProps) {
  function change(by: number) {
    const next = Math.min(max, Math.max(1, value + by));
    if (next !== value) onChange(next);
  }
  return (
    <Bar>
      {/* aria-disabled, not disabled: the button that reached the end keeps the focus. */}
      <IconButton
        icon="minus"
        label={imageCropperMessages.zoomOut}
        aria-disabled={value <= 1}
        onClick={() => {
          change(-STEP);
        }}
      />
      <Slider
        type="range"
        aria-label={imageCropperMessages.zoom}
        aria-valuetext={imageCropperMessages.times(value)}
        min={1}
        max={max}
        step={0.05}
        value={value}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
      />
      <IconButton
        icon="plus"
        label={imageCropperMessages.zoomIn}
        aria-disabled={value >= max}
        onClick={() => {
          change(STEP);
        }}
      />
    </Bar>
  );
}
