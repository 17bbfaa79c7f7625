import { useState, type ComponentProps } from 'react';

import { useMediaQuery } from '../../../theme/use-media-query.js';
import { media } from '../../../theme/values.js';
import { PaperFailed, PaperOpening, PaperWithheld } from '../desk/PaperState.js';
import { Inside, ViewerBox } from '../desk/ViewerBox.styles.js';
import { paperMessages as messages } from '../messages.zh.js';
import type { FoundPlace, PaperSource } from '../types.js';
import { useOpened } from '../use-opened.js';
import { PaperDesk } from './PaperDesk.js';
import { PaperReader } from './PaperReader.js';
import { PaperStrip } from './PaperStrip.js';
import { FileTabs } from './PaperViewer.styles.js';

export interface PaperViewerProps
  extends PaperSource, Omit<ComponentProps<'section'>, keyof PaperSource | 'children'> {
  /**
   * A place that a search has found: the viewer opens at it with all places marked, on a phone in the reading mode.
   * Another place needs another key.
   */
  found?: FoundPlace | undefined;
  /** An element, on a desktop beside the viewer, that gets the list of the places. */
  placesIn?: HTMLElement | null | undefined;
}

/**
 * The pages of a paper as sheets on a desk, up to the last page that may be seen without a download, with a
 * full-screen reading mode. On a phone the sheets are in a horizontal row and are read in the reading mode.
 */
export function PaperViewer({
  title,
  files,
  shownPages,
  download,
  failureDownload = download,
  readerDownload = download,
  night,
  startPage = 1,
  onPage,
  onLost,
  startZoom,
  onZoom,
  startLook,
  onLook,
  assetsUrl,
  found,
  placesIn,
  ...rest
}: PaperViewerProps) {
  const mobile = useMediaQuery(media.mobile);
  const foundFile = found?.file ?? 0;
  const [chosen, setChosen] = useState(foundFile);
  const [page, setPage] = useState((found?.page ?? startPage) - 1);
  const [asked, setAsked] = useState(false);
  // Once it was left, the reading mode is an ordinary one.
  const [arrived, setArrived] = useState(false);
  const arriving = mobile && found !== undefined && !arrived;
  const reading = asked || arriving;
  const file = files[chosen] ?? files[0];
  const place = chosen === foundFile ? found : undefined;
  const first = (place?.page ?? (chosen === 0 ? startPage : 1)) - 1;
  const told = chosen === 0 ? onPage : undefined;
  const opened = useOpened(file, { shownPages, assetsUrl, onLost });

  function read(from: number) {
    setPage(from);
    setAsked(true);
  }

  const body =
    opened.status === 'open' ? (
      opened.document.pages.length === 0 ? (
        <PaperWithheld total={opened.document.total} download={download} />
      ) : mobile ? (
        <PaperStrip
          key={chosen}
          document={opened.document}
          title={title}
          download={download}
          startPage={first}
          onPage={told}
          onRead={read}
        />
      ) : (
        <PaperDesk
          key={chosen}
          document={opened.document}
          found={place}
          placesIn={placesIn}
          startPage={first}
          onPage={told}
          title={title}
          download={download}
          night={night}
          startZoom={startZoom}
          onZoom={onZoom}
          onRead={read}
          isRead={reading}
        />
      )
    ) : opened.status === 'opening' ? (
      <PaperOpening />
    ) : (
      <PaperFailed failure={opened} download={failureDownload} />
    );

  return (
    <ViewerBox aria-label={title} data-night={night?.on === true ? '' : undefined} {...rest}>
      <Inside>
        {files.length > 1 ? (
          <FileTabs
            label={messages.files}
            tabs={files.map(({ name }, index) => ({ id: String(index), label: name }))}
            value={String(chosen)}
            onChange={(id) => setChosen(Number(id))}
          >
            {body}
          </FileTabs>
        ) : (
          body
        )}
      </Inside>
      {opened.status === 'open' && opened.document.pages.length > 0 && (
        <PaperReader
          open={reading}
          onClose={() => {
            setAsked(false);
            setArrived(true);
          }}
          title={title}
          document={opened.document}
          startPage={page}
          onPage={told}
          found={arriving ? place : undefined}
          download={download}
          readerDownload={readerDownload}
          night={night}
          startZoom={startZoom}
          onZoom={onZoom}
          startLook={startLook}
          onLook={onLook}
        />
      )}
    </ViewerBox>
  );
}
