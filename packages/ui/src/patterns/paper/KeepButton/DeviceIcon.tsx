import { Line } from '../../../components/Icon/Icon.styles.js';

const device = 'M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM10.5 18.5h3';
const marks = { keep: 'M12 7v6.5M9.5 11l2.5 2.5 2.5-2.5', kept: 'M9.3 11l2 2 3.6-4' } as const;

/** Not in the set of icons, which every page loads. */
export function DeviceIcon({ mark }: { mark: keyof typeof marks }) {
  return (
    <Line viewBox="0 0 24 24" $size={20} focusable="false" aria-hidden="true">
      <path d={device + marks[mark]} />
    </Line>
  );
}
