// First, because the worker of pdf.js calls Promise.withResolvers while it starts.
import './promise-with-resolvers.js';
import './bitmap-decoder.js';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
