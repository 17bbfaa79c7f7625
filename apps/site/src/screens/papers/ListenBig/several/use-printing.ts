import { getPaperFilesMutation, getPaperPreviewQuery } from '@inkstone/api/papers';
import { toPaperFiles } from '@inkstone/api/props/paper-files';
import { useApi, useSession } from '@inkstone/api/react';
import { dashDate, previewPages, type PreviewFile } from '@inkstone/api/rules';
import type { PrintListProps } from '@inkstone/ui/patterns/PrintList';
import type { Paper } from '@inkstone/ui/patterns/PaperRow';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { PDF_ASSETS } from '../../../../lib/config/pdf-assets.js';
import { quietly } from '../../../../lib/quietly.js';

const TITLE = '试卷打印清单';

/** Pages of a paper as the person may see it; `undefined` for Word files, whose pages only drawing shows. */
function pagesOf(files: readonly PreviewFile[] | undefined, loggedIn: boolean): number | undefined {
  const counts = files?.map(({ pageCount }) => pageCount) ?? [undefined];
  if (counts.includes(undefined)) return undefined;
  return counts.reduce<number>((sum, count = 0) => sum + (loggedIn ? count : previewPages(count)), 0);
}

/** 2026-11-25 as 2026 年 11 月 25 日. */
function longDay(time: number): string {
  const [year = '', month = '', day = ''] = dashDate(time / 1000).split('-');
  return `${year} 年 ${String(Number(month))} 月 ${String(Number(day))} 日`;
}

/** Prints chosen papers: whole for somebody who is logged in, which counts as downloads, else what visitors see. */
export function usePrinting(
  papers: readonly Paper[],
  onPapers: (papers: readonly Paper[]) => void,
): PrintListProps {
  const client = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const loggedIn = useSession() !== null;
  const { mutateAsync: getFiles } = useMutation(getPaperFilesMutation(client));
  const previews = useQueries({ queries: papers.map(({ id }) => quietly(getPaperPreviewQuery(client, id))) });
  const [copies, setCopies] = useState<Readonly<Record<number, number>>>({});
  const [both, setBoth] = useState(true);
  const [slip, setSlip] = useState(true);
  const [apart, setApart] = useState(false);
  const [printing, setPrinting] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const rows = papers.map(({ id, title }, index) => ({
    id,
    title,
    pages: pagesOf(previews[index]?.data, loggedIn),
    copies: copies[id] ?? 1,
  }));
  const day = longDay(Date.now());

  async function filesOf(id: number): Promise<PreviewFile[]> {
    if (!loggedIn) return queryClient.query(getPaperPreviewQuery(client, id));
    return (await getFiles(id)).map((url) => ({ url, pageCount: undefined }));
  }

  async function print(signal: AbortSignal): Promise<void> {
    const { printPapers } = await import('@inkstone/ui/patterns/print-papers');
    const sources = [];
    for (const [index, { id, title, copies: count }] of rows.entries()) {
      setPrinting(index + 1);
      const files = await filesOf(id).catch(() => undefined);
      if (files === undefined) toast.error(`《${title}》取不到，其余的照印`);
      else
        sources.push({
          title,
          copies: count,
          files: toPaperFiles(files, client),
          shownPages: loggedIn ? undefined : previewPages,
          assetsUrl: PDF_ASSETS,
        });
    }
    const failed = await printPapers(sources, {
      title: TITLE,
      both,
      apart,
      slip: slip ? { day, lines: rows.map((row) => `${row.title}，${String(row.copies)} 份`) } : undefined,
      signal,
      onPaper: setPrinting,
    });
    for (const title of failed) toast.error(`《${title}》打不开，其余的照印`);
  }

  return {
    papers: rows,
    both,
    slip,
    apart,
    day,
    printing,
    onBoth: setBoth,
    onSlip: setSlip,
    onApart: setApart,
    onMove: (id, to) => {
      const others = papers.filter((paper) => paper.id !== id);
      const moved = papers.find((paper) => paper.id === id);
      if (moved !== undefined) onPapers([...others.slice(0, to), moved, ...others.slice(to)]);
    },
    onCopies: (id, count) => setCopies((before) => ({ ...before, [id]: count })),
    onRemove: (id) => onPapers(papers.filter((paper) => paper.id !== id)),
    onPrint: () => {
      if (running.current !== undefined) return;
      const controller = new AbortController();
      running.current = controller;
      print(controller.signal)
        .catch(() => {
          if (!controller.signal.aborted) toast.error('没有印成，请重试');
        })
        .finally(() => {
          running.current = undefined;
          setPrinting(undefined);
        });
    },
  };
}
