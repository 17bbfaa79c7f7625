import { RegionField, type RegionValue } from '@inkstone/ui/components/RegionField';
import { ArticleRow } from '@inkstone/ui/patterns/ArticleRow';
import { DownloadButton } from '@inkstone/ui/patterns/DownloadButton';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { PaperRow, type Paper } from '@inkstone/ui/patterns/PaperRow';
import { useState } from 'react';

const regions = Object.entries({ 江苏省: ['南京市', '苏州市', '无锡市'], 北京市: ['北京市'] }).map(
  ([province, cities]) => ({
    value: province,
    label: province,
    children: cities.map((city) => ({ value: city, label: city })),
  }),
);

export function RegionSample() {
  const [value, setValue] = useState<RegionValue>({ province: '江苏省', city: '' });
  return <RegionField label="所在地区" regions={regions} value={value} onChange={setValue} />;
}

export function FavouriteSample() {
  const [on, setOn] = useState(false);
  return (
    <FavouriteButton
      on={on}
      onToggle={() => {
        setOn(!on);
      }}
    />
  );
}

interface DownloadSampleProps {
  percent?: number;
  message?: string;
}

/** A download that is under way, that failed with a message, or, without either, that is not started. */
export function DownloadSample({ percent, message }: DownloadSampleProps) {
  const transfer =
    message !== undefined
      ? ({ state: 'failed', message } as const)
      : percent === undefined
        ? undefined
        : ({ state: 'running', percent } as const);
  return (
    <DownloadButton
      label="免费下载"
      transfer={transfer}
      onStart={() => undefined}
      onCancel={() => undefined}
    />
  );
}

export function ArticleSample({ status = true, intro = true }: { status?: boolean; intro?: boolean }) {
  return (
    <ArticleRow
      article={{
        id: 1,
        title: '光盘之外：把食堂的一天弄明白',
        href: '#article',
        intro: intro ? '五年级的孩子跟着食堂走了一天，记下每一盘菜的来处。' : '',
        image: '',
        date: '2026-11-18',
        meta: ['砚田教育'],
        status: status ? { label: '报名中', tone: 'ok' } : undefined,
      }}
    />
  );
}

const paper: Paper = {
  id: 1,
  title: '江苏省南京市2026—2027学年高三物理上学期期末联考',
  href: '#paper',
  subject: '物理',
  stage: 'high',
  meta: ['高三', '物理', '江苏', '期末'],
  date: '2026-11-18',
  downloads: 1284,
};

/** A row of a list of papers; without metadata it says only what the title says. */
export function PaperRowSample({ bare = false }: { bare?: boolean }) {
  return <PaperRow paper={bare ? { ...paper, meta: [], date: undefined } : { ...paper, views: 8210 }} />;
}
