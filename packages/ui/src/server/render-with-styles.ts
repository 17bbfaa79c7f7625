import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

export interface RenderedPage {
  /** For the element that the browser hydrates. */
  html: string;
  /** The `<style>` elements of everything on the page, for its `<head>`. */
  styles: string;
}

/** Renders a page with its styles. @param render `renderToString` or `renderToStaticMarkup` of react-dom/server */
export function renderWithStyles(page: ReactNode, render: (page: ReactElement) => string): RenderedPage {
  const sheet = new ServerStyleSheet();
  try {
    return { html: render(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
