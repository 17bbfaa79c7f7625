import { listDeskNoticesQuery } from '@inkstone/api/desk';
import type { DeskNoticeSummary } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Icon } from '@inkstone/ui/components/Icon';
import { formatCount } from '@inkstone/ui/format';
import { SlipList, useDeskKeys, type DeskSlip } from '@inkstone/ui/patterns/desk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { momentOf } from '../../lib/ages.js';
import { useDecisions } from '../../lib/use-decisions.js';
import { useDeskClient } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { brand } from '../../lib/publisher.js';

const REFETCH_MS = 30_000;

/** The slips of the notices: drafts, scheduled, sent. */
export function NoticeList() {
  const client = useDeskClient();
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useQuery({ ...listDeskNoticesQuery(client), refetchInterval: REFETCH_MS });
  useDeskKeys([
    { code: 'KeyN', label: '写一封', onPress: () => void navigate(hrefOf('notices', 'new').slice(1)) },
  ]);
  const { waiting } = useDecisions();
  const unsent = new Set(waiting.filter(({ tray }) => tray === 'notices').map(({ item }) => item));
  const { list, scheduled = 0, sent = 0 } = query.data ?? {};
  return (
    <SlipList
      title="通知"
      description={`${String(scheduled)} 封定时，近三十天发了 ${String(sent)} 封`}
      back={{ label: '一览', href: brand.homeHref }}
      currentId={id}
      filters={
        <Button size="sm" href={hrefOf('notices', 'new')} startIcon={<Icon name="plus" />}>
          写一封
        </Button>
      }
      slips={query.isError ? [] : list?.map((notice) => slipOf(notice, unsent.has(String(notice.id))))}
      empty={query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : '还没有写过通知。'}
      footer="N 写一封"
    />
  );
}

function slipOf(notice: DeskNoticeSummary, isUnsent: boolean): DeskSlip {
  const { id, title, to, time, failure } = notice;
  return {
    id: String(id),
    name: title,
    href: hrefOf('notices', id),
    age: isUnsent ? '就要发' : stateOf(notice),
    late: failure !== '',
    words: [to, peopleOf(notice)],
    note: momentOf(time),
  };
}

function stateOf({ status, failure }: DeskNoticeSummary): string {
  if (status === 0) return failure === '' ? '草稿' : '没有发出';
  return status === 1 ? '定时' : '已发';
}

function peopleOf({ status, recipient_count, read_count }: DeskNoticeSummary): string | undefined {
  if (status === 0) return undefined;
  const recipients = `${formatCount(recipient_count ?? 0)} 人`;
  return status === 1 ? recipients : `${recipients}，读过 ${formatCount(read_count)}`;
}
