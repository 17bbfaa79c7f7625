import { vars } from '../../theme/values.js';

const line = {
  fill: 'none',
  stroke: vars.border.strong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A drawing of an inkstone with a brush and a blank sheet of paper on a desk. */
export function InkstoneDrawing() {
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true" focusable="false">
      <path d="M4 104h192" {...line} />
      <path d="M22 104v8M178 104v8" {...line} />
      {/* The sheet with its shadow. */}
      <path
        d="M30 98 46 76h66l-14 22c-1.5 2.5-3 3.5-6 3.5H34c-4.5 0-6-1-4-3.5Z"
        fill={vars.surface.raised}
        stroke={vars.border.strong}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M52 83h44M48 89h40" stroke={vars.border.base} strokeWidth="1.5" strokeLinecap="round" />
      {/* The inkstone. */}
      <path
        d="M112 92c0-7 14-12 32-12s32 5 32 12v6c0 3.5-14 6-32 6s-32-2.5-32-6v-6Z"
        fill={vars.cloth.neutral.to}
      />
      <ellipse cx="144" cy="91" rx="32" ry="10.5" fill={vars.cloth.neutral.from} />
      <ellipse cx="144" cy="91.5" rx="24" ry="6.8" fill={vars.cloth.neutral.to} />
      <path
        d="M128 92.500c4-2.5 13-3.5 20-2"
        fill="none"
        stroke={vars.border.strong}
        strokeOpacity=".55"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      {/* The brush. */}
      <path d="m187 32-36 47" stroke={vars.stage.primary} strokeWidth="4.5" strokeLinecap="round" />
      <path d="m154.5 74.5-6 7.8" stroke={vars.text.base} strokeWidth="5.5" strokeLinecap="round" />
      <path d="M150.6 84.800c-2.6 2.6-5.4 3.9-8.1 4.3 0-2.9 1-5.8 3.3-8.200Z" fill={vars.text.strong} />
      <path
        d="m187 32 2.2-2.900c1.5-2 4-2.4 5.2-1.3"
        fill="none"
        stroke={vars.accent.base}
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      {/* The seal. */}
      <rect x="18" y="86" width="11" height="16" rx="1.5" fill={vars.accent.base} />
      <path d="M20 86c0-3.5 1.5-6 3.5-6s3.5 2.5 3.5 6" fill={vars.accent.hover} />
    </svg>
  );
}
