import 'pdfjs-dist/web/pdf_viewer.css';

import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';

import { fileUrl, noteDrawn, offer, PAGE_WIDTH } from './record.js';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

// After pdfjs-dist, whose functions it takes from a global object.
const { EventBus, PDFLinkService, PDFViewer } = await import('pdfjs-dist/web/pdf_viewer.mjs');

const container = document.createElement('div');
container.style.cssText = 'position: absolute; inset: 0; overflow: auto';
const pages = document.createElement('div');
pages.className = 'pdfViewer';
container.append(pages);
document.body.append(container);

const eventBus = new EventBus();
const linkService = new PDFLinkService({ eventBus });
const viewer = new PDFViewer({ container, viewer: pages, eventBus, linkService });
linkService.setViewer(viewer);

eventBus.on('pagesinit', () => {
  const { width } = viewer.getPageView(0) as { width: number };
  viewer.currentScale = PAGE_WIDTH / (width / viewer.currentScale);
});
eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => noteDrawn(pageNumber));
offer((page) => viewer.scrollPageIntoView({ pageNumber: page }));

const pdf = await getDocument({ url: fileUrl }).promise;
viewer.setDocument(pdf);
linkService.setDocument(pdf, null);
