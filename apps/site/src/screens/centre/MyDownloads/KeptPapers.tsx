import { toStageByName } from '@inkstone/api/props/stages';
import { favouriteType, previewFiles, splitFiles } from '@inkstone/api/rules';
import type { KeptPaper as KeptRow } from '@inkstone/ui/patterns/KeptRow';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { contentHref } from '../../../lib/content-href.js';
import { keptLimit } from '../../../lib/kept/kept-limit.js';
import { useStored } from '../../../lib/hooks/use-stored.js';
import type { KeptPaper } from '../../../lib/kept/kept-cache.js';
import { removeKept } from '../../../lib/kept/kept-papers.js';
import { keptDay, keptPages, readKeptAgain, useKeptPapers } from '../../../kits/kept/use-kept-papers.js';
import { KeptPapersView } from './KeptPapers.view.js';

function pagesOf(kept: KeptPaper): string[] {
  const counts = previewFiles(kept.preview).map(({ pageCount }) => pageCount ?? 0);
  const pages = counts.reduce((sum, count) => sum + count, 0);
  return kept.isWhole && pages > 0 ? [`${String(pages)} 页`] : [];
}

function toKeptRow(kept: KeptPaper): KeptRow {
  const { id, paper, bytes, keptAt, isWithdrawn, preview } = kept;
  const [file = ''] = splitFiles(preview.url);
  const format = /\.pdf$/i.test(file) ? 'PDF' : /\.docx?$/i.test(file) ? 'Word' : '图片';
  return {
    id,
    title: paper.title,
    href: contentHref({ id, type: favouriteType.paper }),
    subject: paper.subject_name,
    stage: toStageByName(paper.grade_name),
    bytes,
    notes: [format, ...pagesOf(kept), `${keptDay(keptAt)} 存`],
    part: keptPages(kept),
    withdrawn: isWithdrawn,
  };
}

/** The papers on this device, for everybody who uses it, with and without a network. */
export function KeptPapers() {
  const queryClient = useQueryClient();
  const papers = useKeptPapers();
  const [limit, setLimit] = useStored(() => keptLimit.read() ?? '200', '200');
  const [search, setSearch] = useState('');
  const [seenFirst, setSeenFirst] = useState(true);

  async function remove(ids: readonly number[]): Promise<void> {
    await removeKept(ids);
    await readKeptAgain(queryClient);
  }

  const ordered = seenFirst ? papers : papers && [...papers].sort((one, other) => other.keptAt - one.keptAt);
  return (
    <KeptPapersView
      papers={ordered?.map(toKeptRow)}
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
      onRemove={(ids) => void remove(ids)}
    />
  );
}
