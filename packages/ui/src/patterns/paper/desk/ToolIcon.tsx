import { Line } from '../../../components/Icon/Icon.styles.js';
import type { IconSize } from '../../../components/Icon/index.js';

/** In the style of the icon set, which every page loads; these icons are only needed by the reader. */
const drawings = {
  crop: 'M7.25 3.25v13.5h13.5M3.25 7.25h13.5v13.5',
  find: 'M10.75 4.25a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.5 15.5l4.25 4.25',
  'fit-page':
    'M6.25 3.75h11.5v16.5H6.25V3.75ZM12 7.5v9M9.75 9.5 12 7.25l2.25 2.25M9.75 14.5 12 16.75l2.25-2.25',
  'fit-width': 'M4 5v14M20 5v14M7.5 12h9M9.75 9.75 7.5 12l2.25 2.25M14.25 9.75 16.5 12l-2.25 2.25',
  'full-screen': 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  day: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  landscape: 'M3.75 7.25h16.5v9.5H3.75v-9.5ZM17 12v.01',
  'leave-full-screen': 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  more: 'M5 11a1 1 0 1 1 0 2a1 1 0 0 1 0-2ZM12 11a1 1 0 1 1 0 2a1 1 0 0 1 0-2ZM19 11a1 1 0 1 1 0 2a1 1 0 0 1 0-2Z',
  night: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  rotate: 'M18.9 13.25a7 7 0 1 1-1.6-6.1l1.95 1.95M19.25 4.75V9.1H14.9',
} as const;

export type ToolName = keyof typeof drawings;

interface ToolIconProps {
  name: ToolName;
  size?: IconSize;
}

/** The icon of a tool. Decorative: its button has a name. */
export function ToolIcon({ name, size = 20 }: ToolIconProps) {
  return (
    <Line viewBox="0 0 24 24" $size={size} focusable="false" aria-hidden="true">
      <path d={drawings[name]} />
    </Line>
  );
}
