import { previewPages } from '@inkstone/api/rules';
import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { DownloadButton, type DownloadButtonProps } from '@inkstone/ui/patterns/DownloadButton';
import { PaperPlaceholder } from '@inkstone/ui/patterns/PaperPlaceholder';
import type { FoundPlace, PaperFile, PaperViewerProps } from '@inkstone/ui/patterns/PaperViewer';
import { Suspense } from 'react';

import type { Loadable } from '../../../lib/loadable.js';
import { preloadable } from '../../../lib/preloadable.js';
import { PDF_ASSETS } from '../../../lib/config/pdf-assets.js';
import { usePainted } from '../../../lib/hooks/use-painted.js';
import { paperZoom } from '../../../lib/device/choices.js';
import { textLook } from '../../../lib/device/text-look.js';
import { useNight } from '../../../lib/device/use-night.js';
import { Place } from './PaperReading.styles.js';

/** With the libraries that draw documents, which only this page needs. */
const PaperViewer = preloadable(async () => (await import('@inkstone/ui/patterns/PaperViewer')).PaperViewer);

export interface PaperReadingProps extends Pick<PaperViewerProps, 'startPage' | 'onPage' | 'onLost'> {
  /** '' until it is known. */
  title: string;
  files: Loadable<PaperFile[]>;
  /** The files are the whole paper, which is kept on this device. */
  whole?: boolean | undefined;
  download: Pick<DownloadButtonProps, 'transfer' | 'onStart' | 'onCancel'>;
  /** What a search has found in the paper. */
  found?: FoundPlace | undefined;
  /** Gets the list of the places. */
  placesIn?: HTMLElement | null | undefined;
}

/** The pages of a paper that may be seen without a download. */
export function PaperReading(props: PaperReadingProps) {
  return (
    <Place>
      <Reading {...props} />
    </Place>
  );
}

function Reading({ title, files, whole = false, download, found, placesIn, ...reading }: PaperReadingProps) {
  const painted = usePainted();
  const night = useNight();
  const wholeDownload = <DownloadButton label="免费下载" outline {...download} />;
  if (files.state === 'failed') {
    return (
      <PaperPlaceholder>
        <EmptyState
          title="这份试卷暂时没能打开"
          description={files.message}
          action={
            <>
              <Button onClick={files.retry} busy={files.retrying}>
                重新打开
              </Button>
              {wholeDownload}
            </>
          }
        />
      </PaperPlaceholder>
    );
  }
  // The text of the page comes first: what draws the pages is some hundred KB.
  if (files.state === 'loading' || title === '' || !painted) return <PaperPlaceholder />;
  return (
    <Suspense fallback={<PaperPlaceholder />}>
      <PaperViewer
        key={found && `${String(found.file)} ${String(found.page)} ${found.words}`}
        {...reading}
        found={found}
        placesIn={placesIn}
        title={title}
        files={files.data}
        shownPages={whole ? undefined : previewPages}
        download={<DownloadButton label="下载后查看全部" icon="lock" outline {...download} />}
        failureDownload={wholeDownload}
        readerDownload={<DownloadButton label="免费下载" size="sm" {...download} />}
        night={night}
        startZoom={paperZoom.read()}
        onZoom={paperZoom.write}
        startLook={textLook.read()}
        onLook={textLook.write}
        assetsUrl={PDF_ASSETS}
      />
    </Suspense>
  );
}
