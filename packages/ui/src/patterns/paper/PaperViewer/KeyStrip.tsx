import { paperMessages as messages } from '../messages.zh.js';
import { Key, Pair, Strip } from './KeyStrip.styles.js';

interface KeyStripProps {
  /** Whether the document can be searched. */
  find: boolean;
  /** Whether there is a night theme. */
  night: boolean;
}

/** The keys of the reading mode, in a strip of its own, so that it covers no sheet. */
export function KeyStrip({ find, night }: KeyStripProps) {
  const { keys } = messages;
  const shown = [
    keys.pages,
    keys.zoom,
    ...(find ? [keys.find] : []),
    ...(night ? [keys.night] : []),
    keys.leave,
  ];
  return (
    <Strip aria-hidden="true">
      {shown.map(({ keys: caps, label }) => (
        <Pair key={label}>
          {caps.map((cap) => (
            <Key key={cap}>{cap}</Key>
          ))}
          {label}
        </Pair>
      ))}
    </Strip>
  );
}
