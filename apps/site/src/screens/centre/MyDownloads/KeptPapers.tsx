import { toPaperFiles } from '@inkstone/api/props/paper-files';
import { toStageByName } from '@inkstone/api/props/stages';
import { useApi, useSession } from '@inkstone/api/react';
import { favouriteType, previewFiles, previewPages, splitFiles } from '@inkstone/api/rules';
import { useToast } from '@inkstone/ui/components/Toast';
import type { FoundPlace } from '@inkstone/ui/patterns/PaperViewer';
import type { KeptPaper as KeptRow } from '@inkstone/ui/patterns/KeptRow';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { PDF_ASSETS } from '../../../lib/config/pdf-assets.js';
import { paths } from '../../../lib/config/paths.js';
import { contentHref } from '../../../lib/content-href.js';
import { keptLimit } from '../../../lib/kept/kept-limit.js';
import { useStored } from '../../../lib/hooks/use-stored.js';
import type { KeptPaper } from '../../../lib/kept/kept-cache.js';
import { removeKept } from '../../../lib/kept/kept-papers.js';
import {
  keptDay,
  keptPages,
  mayRead,
  readKeptAgain,
  useKeptPapers,
} from '../../../kits/kept/use-kept-papers.js';
import { KeptPapersView } from './KeptPapers.view.js';
import { useInside } from './use-inside.js';

function pagesOf(kept: KeptPaper): string[] {
  const counts = previewFiles(kept.preview).map(({ pageCount }) => pageCount ?? 0);
  const pages = counts.reduce((sum, count) => sum + count, 0);
  return kept.isWhole && pages > 0 ? [`${String(pages)} 页`] : [];
}

/** How far it was read. Only a file whose pages are counted can be at its end. */
function readOf({ page, preview }: KeptPaper): string {
  if (page === undefined) return '还没看';
  const [first] = previewFiles(preview);
  return page === first?.pageCount ? '看完了' : `看到第 ${String(page)} 页`;
}

function toKeptRow(kept: KeptPaper, place: FoundPlace | undefined): KeptRow {
  const { id, paper, bytes, keptAt, isWithdrawn, preview } = kept;
  const [file = ''] = splitFiles(preview.url);
  const format = /\.pdf$/i.test(file) ? 'PDF' : /\.docx?$/i.test(file) ? 'Word' : '图片';
  return {
    id,
    title: paper.title,
    href:
      place === undefined
        ? contentHref({ id, type: favouriteType.paper })
        : paths.topicSubjectDetails.href({
            id,
            page: place.page,
            file: (place.file ?? 0) + 1,
            find: place.words,
          }),
    subject: paper.subject_name,
    stage: toStageByName(paper.grade_name),
    bytes,
    notes: [
      ...(place === undefined ? [] : [`第 ${String(place.page)} 页有这句话`]),
      format,
      ...pagesOf(kept),
      readOf(kept),
      `${keptDay(keptAt)} 存`,
    ],
    part: keptPages(kept),
    withdrawn: isWithdrawn,
  };
}

/** The papers on this device, for everybody who uses it, with and without a network. */
export function KeptPapers() {
  const client = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const loggedIn = useSession() !== null;
  const all = useKeptPapers();
  const papers = all?.filter((paper) => mayRead(paper, loggedIn));
  const [limit, setLimit] = useStored(() => keptLimit.read() ?? '200', '200');
  const [search, setSearch] = useState('');
  const [seenFirst, setSeenFirst] = useState(true);

  async function print(id: number): Promise<void> {
    const kept = papers?.find((paper) => paper.id === id);
    if (kept === undefined) return;
    const { printPapers } = await import('@inkstone/ui/patterns/print-papers');
    const { title } = kept.paper;
    const source = {
      title,
      copies: 1,
      files: toPaperFiles(previewFiles(kept.preview), client),
      shownPages: kept.isWhole ? undefined : previewPages,
      assetsUrl: PDF_ASSETS,
    };
    const { signal } = new AbortController();
    const failed = await printPapers([source], {
      title,
      both: false,
      apart: false,
      signal,
      onPaper: () => undefined,
    });
    if (failed.length > 0) toast.error(`《${title}》打不开，请移走以后重新存`);
  }

  async function remove(ids: readonly number[]): Promise<void> {
    await removeKept(ids);
    await readKeptAgain(queryClient);
  }

  const inside = useInside(papers ?? [], search);
  const ordered = seenFirst ? papers : papers && [...papers].sort((one, other) => other.keptAt - one.keptAt);
  return (
    <KeptPapersView
      papers={ordered?.map((paper) => toKeptRow(paper, inside.places.get(paper.id)))}
      hidden={(all?.length ?? 0) - (papers?.length ?? 0)}
      inside={inside}
      isSupported={'caches' in globalThis}
      limit={limit}
      onLimit={(chosen) => {
        keptLimit.write(chosen);
        setLimit(chosen);
      }}
      search={search}
      onSearch={setSearch}
      seenFirst={seenFirst}
      onSeenFirst={setSeenFirst}
      onPrint={(id) => void print(id)}
      onRemove={(ids) => void remove(ids)}
    />
  );
}
