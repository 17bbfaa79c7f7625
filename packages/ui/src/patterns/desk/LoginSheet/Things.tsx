import { Drawing } from './LoginSheet.styles.js';

/** An inkstone and a brush on the felt, decorative. Drawn as things, so they keep their colours in every theme. */
export function Things() {
  return (
    <Drawing viewBox="20 50 230 560" aria-hidden="true">
      <defs>
        <linearGradient id="desk-stone" x2="1" y2="1">
          <stop stopColor="#343a41" />
          <stop offset="1" stopColor="#191c20" />
        </linearGradient>
        <radialGradient id="desk-ink" cx=".45" cy=".4">
          <stop stopColor="#3d4650" />
          <stop offset="1" stopColor="#0c0e11" />
        </radialGradient>
        <linearGradient id="desk-wood" x2="1">
          <stop stopColor="#9a6b3c" />
          <stop offset=".5" stopColor="#c99a62" />
          <stop offset="1" stopColor="#80552c" />
        </linearGradient>
      </defs>
      <rect x="43" y="80" width="170" height="206" rx="22" opacity=".28" />
      <rect x="38" y="70" width="170" height="206" rx="22" fill="url(#desk-stone)" />
      <rect x="46" y="78" width="154" height="190" rx="17" fill="none" stroke="#4a525b" strokeWidth="1.5" />
      <circle cx="123" cy="188" r="63" fill="#22272d" stroke="#454d56" />
      <path d="M70 108c14-16 92-16 106 0 5 14-14 22-53 22s-58-8-53-22z" fill="url(#desk-ink)" />
      <path d="M88 108c20-8 52-7 66 0" stroke="#66717c" strokeWidth="2" fill="none" strokeLinecap="round" />
      <g transform="rotate(24 150 450)">
        <rect x="147" y="330" width="13" height="210" rx="6" opacity=".25" />
        <rect x="141" y="322" width="13" height="200" rx="5" fill="url(#desk-wood)" />
        <rect x="140" y="322" width="15" height="9" rx="3" fill="#f3ede3" />
        <rect x="140" y="510" width="15" height="22" rx="2" fill="#2a2420" />
        <path d="M140 532c0 20 4 36 7.5 50 3.5-14 7.5-30 7.5-50z" fill="#16181b" />
      </g>
    </Drawing>
  );
}
