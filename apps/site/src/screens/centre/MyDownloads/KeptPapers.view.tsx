import { Button } from '@inkstone/ui/components/Button';
import { Checkbox } from '@inkstone/ui/components/Checkbox';
import { ConfirmDialog } from '@inkstone/ui/components/ConfirmDialog';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { SearchBox } from '@inkstone/ui/components/SearchBox';
import { SelectField } from '@inkstone/ui/components/SelectField';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { KeptPile } from '@inkstone/ui/patterns/KeptPile';
import { KeptRow, type KeptPaper } from '@inkstone/ui/patterns/KeptRow';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { useState } from 'react';

import { WayBack } from '../../../lib/components/WayBack/WayBack.js';
import { paths } from '../../../lib/config/paths.js';
import { KEPT_LIMITS } from '../../../lib/kept/kept-limit.js';
import { limitInBytes } from '../../../kits/kept/use-kept-papers.js';
import { Foot, Note, Rows, Tools } from './KeptPapers.styles.js';

type Limit = (typeof KEPT_LIMITS)[number];

export interface KeptPapersViewProps {
  /** `undefined` while they are read. */
  papers: readonly KeptPaper[] | undefined;
  /** Whole papers that are shown after the login. */
  hidden: number;
  /** The papers that have the words of the search inside, by their ids. */
  inside: { places: ReadonlyMap<number, unknown>; seeking: boolean };
  /** False where the browser keeps nothing, as over plain http. */
  isSupported: boolean;
  limit: Limit;
  onLimit: (limit: Limit) => void;
  /** Words of titles, or inside the papers. */
  search: string;
  onSearch: (text: string) => void;
  seenFirst: boolean;
  onSeenFirst: (seenFirst: boolean) => void;
  onPrint: (id: number) => void;
  onRemove: (ids: readonly number[]) => void;
}

const TITLE = '本机试卷';

function found(papers: readonly KeptPaper[], search: string, { places }: KeptPapersViewProps['inside']) {
  const words = search.toLowerCase().split(/\s+/);
  return papers.filter(
    ({ id, title }) => places.has(id) || words.every((word) => title.toLowerCase().includes(word)),
  );
}

export function KeptPapersView(props: KeptPapersViewProps) {
  const { papers, isSupported } = props;
  return (
    <PageColumn>
      <WayBack href={paths.myDownloads.href()} label={paths.myDownloads.title} />
      <PageHeading
        title={TITLE}
        note={<Note>存在这台设备的这个浏览器里，没有网络也能看。退出登录就清掉。</Note>}
      />
      {!isSupported ? (
        <EmptyState
          title="这个浏览器存不住试卷"
          description="请换一个浏览器打开，或者直接下载。"
          action={<Button href={paths.listenBig.href()}>去找试卷</Button>}
        />
      ) : papers === undefined ? (
        <Skeleton lines={5} />
      ) : papers.length === 0 ? (
        <EmptyState
          title={props.hidden > 0 ? `本机存了 ${String(props.hidden)} 份，登录后看得到` : '本机还没有试卷'}
          description="打开一份试卷，按“存到本机”，没有网络也能看。"
          action={<Button href={paths.listenBig.href()}>去找试卷</Button>}
        />
      ) : (
        <Kept {...props} papers={papers} />
      )}
    </PageColumn>
  );
}

interface KeptProps extends KeptPapersViewProps {
  papers: readonly KeptPaper[];
}

function Kept({
  papers,
  hidden,
  inside,
  limit,
  onLimit,
  search,
  onSearch,
  seenFirst,
  onSeenFirst,
  onPrint,
  onRemove,
}: KeptProps) {
  const [asked, setAsked] = useState<readonly number[]>();
  const shown = found(papers, search, inside);
  const all = papers.map(({ id }) => id);
  return (
    <>
      <KeptPile
        papers={papers}
        limit={limitInBytes(limit)}
        limitField={
          <SelectField
            label="上限"
            value={limit}
            onChange={({ target }) => onLimit(target.value as Limit)}
            options={KEPT_LIMITS.map((value) => ({ value, label: `${value} MB` }))}
          />
        }
      />
      <Tools>
        <SearchBox
          label={`在这 ${String(papers.length)} 份里找一句话`}
          value={search}
          onChange={onSearch}
          onSearch={onSearch}
        />
        <Checkbox checked={seenFirst} onChange={({ target }) => onSeenFirst(target.checked)}>
          最近看的在前
        </Checkbox>
      </Tools>
      {shown.length === 0 && inside.seeking ? (
        <Skeleton lines={3} />
      ) : shown.length === 0 ? (
        <EmptyState
          title="本机没有这样的试卷"
          action={<Button onClick={() => onSearch('')}>看全部 {papers.length} 份</Button>}
        />
      ) : (
        <>
          <h2>
            <VisuallyHidden>存下的试卷</VisuallyHidden>
          </h2>
          <Rows>
            {shown.map((paper) => (
              <li key={paper.id}>
                <KeptRow paper={paper} onPrint={onPrint} onRemove={(id) => setAsked([id])} />
              </li>
            ))}
          </Rows>
        </>
      )}
      <Foot>
        <span>
          {hidden > 0 && `还有 ${String(hidden)} 份整份的，登录后看得到。`}
          这台设备大家共用？用完请退出登录，存的试卷就清掉。
        </span>
        <Button onClick={() => setAsked(all)}>全部移走</Button>
      </Foot>
      <ConfirmDialog
        open={asked !== undefined}
        title="从本机移走"
        confirmLabel="移走"
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) onRemove(asked);
          setAsked(undefined);
        }}
      >
        {asked?.length === 1
          ? '移走以后，没有网络就看不了这份试卷。'
          : `本机的 ${String(asked?.length ?? 0)} 份试卷都移走？`}
      </ConfirmDialog>
    </>
  );
}
