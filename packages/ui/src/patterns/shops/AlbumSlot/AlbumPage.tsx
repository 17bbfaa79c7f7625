import type { ComponentProps } from 'react';

import { Page } from './AlbumSlot.styles.js';

export type AlbumPageProps = ComponentProps<'div'>;

/** The page of an album: slots for photographs, two in a row. */
export function AlbumPage(props: AlbumPageProps) {
  return <Page {...props} />;
}
