import { UploadField } from '@inkstone/ui/components/UploadField';

import type { useProof } from './use-proof.js';

const MOST_FILES = 10;

interface ContentFilesProps extends ReturnType<typeof useProof> {
  disabled: boolean;
}

/** Where the files are dropped. */
export function ContentFiles({ files, choose, isProving, percent, failure, disabled }: ContentFilesProps) {
  return (
    <UploadField
      label="内容文件夹的 ZIP，或 Excel 工作簿与附件的 ZIP"
      hint="工作簿只换它里面有的表；一份 ZIP 就是整个文件夹。至多 60 MB，更大的用命令载入。"
      layout="list"
      accept=".xlsx,.xlsm,.zip"
      most={MOST_FILES}
      disabled={disabled}
      error={failure}
      items={files.map((file, index) => ({
        id: String(index),
        name: file.name,
        size: file.size,
        status: isProving ? 'uploading' : 'done',
        percent,
      }))}
      onAdd={(given) => {
        // A file of the same name is the corrected one.
        const kept = files.filter(({ name }) => !given.some((one) => one.name === name));
        choose([...kept, ...given].slice(0, MOST_FILES));
      }}
      onRemove={(id) => choose(files.filter((_, index) => String(index) !== id))}
      onCancel={() => undefined}
      onRetry={() => choose(files)}
    />
  );
}
