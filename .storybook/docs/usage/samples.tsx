import { Button } from '@inkstone/ui/components/Button';
import { ConfirmDialog } from '@inkstone/ui/components/ConfirmDialog';
import { Dialog } from '@inkstone/ui/components/Dialog';
import { FilterRows } from '@inkstone/ui/components/FilterRows';
import { Pager } from '@inkstone/ui/components/Pager';
import { SuggestBox } from '@inkstone/ui/components/SuggestBox';
import { Tabs } from '@inkstone/ui/components/Tabs';
import { ToastProvider, useToast } from '@inkstone/ui/components/Toast';
import { UploadField, type UploadItem } from '@inkstone/ui/components/UploadField';
import { BookCard } from '@inkstone/ui/patterns/BookCard';
import { PaperRow } from '@inkstone/ui/patterns/PaperRow';
import { useState } from 'react';

/** Tabs with the given labels. */
export function TabsSample({ labels }: { labels: readonly string[] }) {
  const [chosen, setChosen] = useState(labels[0] ?? '');
  return (
    <Tabs
      label="样例"
      tabs={labels.map((label) => ({ id: label, label }))}
      value={chosen}
      onChange={setChosen}
    >
      <p style={{ padding: '1rem 0' }}>{chosen}的内容</p>
    </Tabs>
  );
}

const subjects = ['语文', '数学', '英语', '物理', '化学'].map((label) => ({ value: label, label }));
const years = ['2027', '2026', '2025'].map((label) => ({ value: label, label }));

export function FilterSample() {
  const [values, setValues] = useState<Record<string, string>>({ subject: '物理' });
  return (
    <FilterRows
      dimensions={[
        { id: 'subject', label: '学科', options: subjects },
        { id: 'year', label: '年份', options: years },
      ]}
      values={values}
      onChange={(dimension, value) => {
        setValues({ ...values, [dimension]: value });
      }}
      onClear={() => {
        setValues({});
      }}
    />
  );
}

export function PagerSample({ total }: { total?: number }) {
  const [page, setPage] = useState(3);
  return <Pager page={page} pageCount={12} total={total} unit="份" onChange={setPage} label="样例的翻页" />;
}

export function DialogSample() {
  const [open, setOpen] = useState(false);
  function close() {
    setOpen(false);
  }
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        打开对话框
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="换绑手机号"
        actions={
          <Button variant="primary" onClick={close}>
            完成
          </Button>
        }
      >
        一件事，做完就回到原处。
      </Dialog>
    </>
  );
}

export function ConfirmSample() {
  const [open, setOpen] = useState(false);
  function close() {
    setOpen(false);
  }
  return (
    <>
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        清空下载记录
      </Button>
      <ConfirmDialog
        open={open}
        title="清空下载记录"
        tone="danger"
        confirmLabel="清空"
        onConfirm={close}
        onCancel={close}
      >
        十二条记录将被删除，不能恢复。
      </ConfirmDialog>
    </>
  );
}

function ToastButton() {
  const toast = useToast();
  return <Button onClick={() => toast.success('已加入收藏')}>加入收藏</Button>;
}

export function ToastSample() {
  return (
    <ToastProvider>
      <ToastButton />
    </ToastProvider>
  );
}

export function SuggestSample() {
  const [text, setText] = useState('');
  return (
    <SuggestBox
      label="搜索试卷"
      value={text}
      onChange={setText}
      onSearch={setText}
      onChoose={(item) => {
        setText(item.text);
      }}
      inline
      groups={[
        {
          id: 'papers',
          label: '试卷',
          items: [
            { id: '1', text: '高三物理期末联考', note: '高三 · 物理' },
            { id: '2', text: '高三物理一轮复习卷', note: '高三 · 物理' },
          ],
        },
      ]}
    />
  );
}

const uploads: UploadItem[] = [
  { id: '1', name: '报名表.pdf', size: 348_160, status: 'done', percent: 100 },
  { id: '2', name: '作品说明.docx', size: 1_258_291, status: 'uploading', percent: 62 },
  { id: '3', name: '合影.zip', size: 9_437_184, status: 'failed', percent: null, message: '文件超过 5 MB' },
];

export function UploadSample() {
  const [items, setItems] = useState(uploads);
  function remove(id: string) {
    setItems(items.filter((item) => item.id !== id));
  }
  return (
    <UploadField
      label="附件"
      hint="PDF 或 Word，每个不超过 5 MB，最多四个"
      items={items}
      most={4}
      accept=".pdf,.docx"
      layout="list"
      onAdd={() => undefined}
      onRemove={remove}
      onCancel={remove}
      onRetry={() => undefined}
    />
  );
}

export function BookSample({ price = 46.8 }: { price?: number }) {
  return (
    <div style={{ maxWidth: '12rem' }}>
      <BookCard
        book={{
          id: 1,
          title: '高考物理真题卷（2027 版）',
          href: '#book',
          image: '',
          grade: '高三',
          subject: '物理',
          stage: 'high',
          year: '2027',
          price,
        }}
      />
    </div>
  );
}

export function PaperSample() {
  return (
    <PaperRow
      paper={{
        id: 1,
        title: '2026—2027 学年高三物理期末联考',
        href: '#paper',
        subject: '物理',
        stage: 'high',
        meta: ['高三', '物理', '湖南'],
        date: '2026-11-18',
        downloads: 1284,
      }}
    />
  );
}
