import { vars } from '../../theme/values.js';

/** A drawing of a sheet of paper with an ink blot. */
export function BlotDrawing() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      <path
        d="M24 8h58l16 16v64H24V8Z"
        fill={vars.surface.raised}
        stroke={vars.border.strong}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M82 8v16h16"
        fill="none"
        stroke={vars.border.strong}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M36 26h30M36 40h50M36 54h50M36 68h34"
        stroke={vars.border.base}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path
        d="M66 38c7-3.5 15.5.5 17.5 7.5 1.8 6.2 5.8 6.5 4.3 12.2-1.6 6.2-9 5-13.3 8.8-3.7 3.3-9.7 4-13.5.4-3.6-3.4-1.4-7.4-4-12-3.2-5.7 2-13.4 9-16.900Z"
        fill={vars.text.strong}
      />
      <circle cx="95" cy="71" r="3.2" fill={vars.text.strong} />
      <circle cx="51" cy="73" r="2.2" fill={vars.text.strong} />
      <circle cx="90" cy="79.5" r="1.5" fill={vars.text.strong} />
      <path
        d="M67 44c2.5-1.8 5.5-2 8-.8"
        fill="none"
        stroke={vars.surface.raised}
        strokeOpacity=".5"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
