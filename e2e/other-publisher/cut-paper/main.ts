import { PaperViewer } from '@inkstone/ui/patterns/PaperViewer';
import { ThemeRoot } from '@inkstone/ui/theme';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const url = query.get('file') ?? '';
const total = query.get('total');
const viewer = createElement(PaperViewer, {
  title: '试卷',
  files: [{ name: '试卷', kind: 'pdf', url, totalPages: total === null ? undefined : Number(total) }],
  shownPages: (total) => Math.floor(total * 0.75),
});
createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement(ThemeRoot, null, viewer),
);
