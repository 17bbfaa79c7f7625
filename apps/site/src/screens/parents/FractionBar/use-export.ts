import { useToast } from '@inkstone/ui/components/Toast';
import type { ScoreLine } from '@inkstone/ui/patterns/ScoreTable';

import { saveFile } from '../../../kits/downloads/save-file.js';
import { csvFile, toCsv } from './csv.js';

export interface ExportOfLines {
  onCopy: () => void;
  onSave: () => void;
}

/** Hands the lines that are shown to another program. */
export function useExport(lines: readonly ScoreLine[]): ExportOfLines {
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(toCsv(lines));
      toast.success(`已复制 ${String(lines.length)} 行`);
    } catch {
      // The clipboard is missing on plain HTTP, and can be forbidden.
      toast.error('没有复制成功，请下载表格');
    }
  }

  return {
    onCopy: () => void copy(),
    onSave: () => saveFile(csvFile(lines), '分数线.csv'),
  };
}
