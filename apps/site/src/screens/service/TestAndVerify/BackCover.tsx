import { PUBLISHER } from '../../../lib/config/publisher.js';
import { Figure } from './BackCover.styles.js';

/** Widths of the bars of the barcode at these places. */
const BARS = [8, 11, 13, 17, 19, 23, 27, 29, 34, 37, 39, 43, 47, 49, 53, 57, 59, 63];

/** Where the label with the code is: on the back cover, and enlarged beside it. */
export function BackCover() {
  return (
    <Figure>
      <svg viewBox="0 0 322 400" role="img" aria-label="封底左下角的防伪标签，涂层刮开一半">
        <path data-part="board" d="M10 6h206a6 6 0 0 1 6 6v292a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z" />
        <path data-part="light" d="M212 6h4a6 6 0 0 1 6 6v292a6 6 0 0 1-6 6h-4z" />
        <path data-part="lines" d="M36 36h116M36 52h142M36 68h128M36 84h88" />
        <text data-part="glyph" x="112" y="200">
          封底
        </text>
        <g transform="translate(132 238)">
          <rect data-part="paper" width="72" height="54" rx="2" />
          <path data-part="bars" d={BARS.map((x) => `M${String(x)} 8v26`).join('')} />
        </g>
        <g transform="translate(28 246)">
          <rect data-part="paper" width="84" height="46" rx="3" />
          <rect data-part="edge" x="3.5" y="3.5" width="77" height="39" rx="2" />
          <rect data-part="coating" x="9" y="22" width="66" height="14" />
          <rect data-part="title" x="9" y="9" width="40" height="5" rx="1" />
        </g>
        <path data-part="pointer" d="M74 276 150 322" />
        <rect data-part="paper" x="112" y="306" width="208" height="92" rx="6" />
        <rect data-part="edge" x="118" y="312" width="196" height="80" rx="4" />
        <text data-part="name" x="130" y="337">
          {`${PUBLISHER.seal}正版防伪标签`}
        </text>
        <rect data-part="field" x="130" y="348" width="172" height="30" rx="2" />
        <text data-part="code" x="136" y="368">
          A1B2 20
        </text>
        <path data-part="coating" d="M204 348h96a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2h-92l5-7-8-6 7-6-9-6 7-6z" />
      </svg>
      <figcaption>
        防伪标签贴在<strong>封面或封底</strong>，银灰色涂层下面就是防伪码。每本书一个码，不会重复。
      </figcaption>
    </Figure>
  );
}
