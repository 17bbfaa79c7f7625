import { createRoot } from 'react-dom/client';

import { PaperViewer } from '../../src/patterns/paper/PaperViewer/PaperViewer.js';
import { ThemeRoot, themes } from '../../src/theme/index.js';
import { fileUrl, noteDrawn, offer } from './record.js';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');

function sheets(): Element[] {
  return [...document.querySelectorAll('[role="region"] li')];
}

// The reader has no event for a drawn page; it adds the canvas when the page is finished.
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLCanvasElement)) continue;
    const sheet = node.closest('li');
    if (sheet !== null) noteDrawn(sheets().indexOf(sheet) + 1);
  }
}).observe(root, { childList: true, subtree: true });

offer((page) => {
  const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
  // Short papers have a button for each page instead of the slider.
  if (slider === null) {
    sheets()[page - 1]?.scrollIntoView();
    return;
  }
  // React overrides the element's `value` property and ignores changes made through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(page));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
});

// `pages`: the total that the site's server sends for a cut file; `uncut`: the server sends none.
const pages = Number(new URLSearchParams(location.search).get('pages'));
const uncut = new URLSearchParams(location.search).has('uncut');

createRoot(root).render(
  <ThemeRoot theme={themes.paper}>
    <PaperViewer
      title="试卷"
      files={[{ name: '试卷', kind: 'pdf', url: fileUrl, totalPages: uncut ? undefined : pages }]}
      startZoom={1}
      shownPages={(total) => Math.floor(total * 0.75)}
    />
  </ThemeRoot>,
);
