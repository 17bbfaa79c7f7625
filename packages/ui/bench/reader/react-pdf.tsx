import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Document, Page, pdfjs } from 'react-pdf';

import { fileUrl, noteDrawn, offer, PAGE_WIDTH } from './record.js';

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString();

/** All pages below each other, as in the library's own sample. */
function AllPages() {
  const [pages, setPages] = useState(0);
  return (
    <Document file={fileUrl} onLoadSuccess={({ numPages }) => setPages(numPages)}>
      {Array.from({ length: pages }, (_, index) => (
        <Page
          key={index}
          pageNumber={index + 1}
          width={PAGE_WIDTH}
          onRenderSuccess={() => noteDrawn(index + 1)}
        />
      ))}
    </Document>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');

offer((page) => root.querySelector(`[data-page-number="${String(page)}"]`)?.scrollIntoView());

createRoot(root).render(<AllPages />);
