import { getDeskBatchesQuery, listDeskSuspiciousQuery, makeDeskBatchMutation } from '@inkstone/api/desk';
import type { DeskBatch } from '@inkstone/api/types';
import { Button } from '@inkstone/ui/components/Button';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Icon } from '@inkstone/ui/components/Icon';
import { useToast } from '@inkstone/ui/components/Toast';
import { Sheet, SheetColumns } from '@inkstone/ui/patterns/desk';
import {
  BatchTable,
  MakeCodesDialog,
  SuspiciousCodes,
  type FoundCodes,
  type NewBatch,
  type ScratchBatch,
} from '@inkstone/ui/patterns/desk-drawers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { saveText } from '../../kits/table/save.js';
import { RefusedNotice } from '../../kits/tray/RefusedNotice.js';
import { dayOf, timeOf } from '../../lib/ages.js';
import { csvHref, csvOf } from '../../lib/csv.js';
import { useDeskClient } from '../../lib/desk.js';
import { hrefOf } from '../../lib/paths.js';
import { brand } from '../../lib/publisher.js';
import { OpenBatch } from './OpenBatch.js';

/** The tray of scratch codes: the batches, what is suspicious below them, and the batch of the address beside them. */
export function Codes() {
  const client = useDeskClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { id: openName } = useParams();
  const [days, setDays] = useState<'1' | '30'>('30');
  const [isMaking, setIsMaking] = useState(false);
  const batches = useQuery(getDeskBatchesQuery(client));
  const suspicious = useQuery(listDeskSuspiciousQuery(client, Number(days)));
  const make = useMutation(makeDeskBatchMutation(client));
  const listed = batches.data?.map(batchOf);
  const open = listed?.find(({ name }) => name === openName);
  const show = (name?: string) => void navigate(hrefOf('codes', name).slice(1));

  const makeBatch = ({ book, ...batch }: NewBatch) =>
    make.mutate(
      { ...batch, book_id: book },
      {
        onSuccess: ({ data, msg }) => {
          saveText(data.csv, `防伪码 ${data.name}.csv`);
          setIsMaking(false);
          toast.success(`${msg}，CSV 已存下`);
          show(data.name);
        },
      },
    );

  return (
    <Sheet
      title="防伪码"
      back={{ label: '一览', href: brand.homeHref }}
      aside={
        <Button size="sm" startIcon={<Icon name="plus" size={16} />} onClick={() => setIsMaking(true)}>
          做一批
        </Button>
      }
    >
      <SheetColumns setApart secondFirst>
        <div>
          {batches.isError ? (
            <ErrorState onRetry={() => void batches.refetch()} />
          ) : (
            <BatchTable
              batches={listed}
              openId={openName}
              onOpen={(name) => show(name === openName ? undefined : name)}
            />
          )}
          <RefusedNotice tray="codes" />
          <SuspiciousCodes
            days={days}
            onDays={setDays}
            found={suspicious.data}
            batchHref={(name) => hrefOf('codes', name)}
            csvHref={suspicious.data && csvOfCodes(suspicious.data)}
            failed={suspicious.isError}
            onRetry={() => void suspicious.refetch()}
          />
        </div>
        {open && <OpenBatch key={open.name} batch={open} />}
      </SheetColumns>
      <MakeCodesDialog
        open={isMaking}
        busy={make.isPending}
        onClose={() => setIsMaking(false)}
        onMake={makeBatch}
      />
    </Sheet>
  );
}

function batchOf({
  make_time,
  made_by,
  last_day,
  recall_time,
  recall_reason,
  ...batch
}: DeskBatch): ScratchBatch {
  return {
    ...batch,
    made: make_time === null ? undefined : { day: dayOf(make_time), time: timeOf(make_time), by: made_by },
    lastDay: last_day,
    recalled: recall_time === null ? undefined : recall_reason,
  };
}

/** All places of each code; undefined where there is none. */
function csvOfCodes({ list }: FoundCodes): string | undefined {
  if (list.length === 0) return undefined;
  const rows = list.map(({ fingerprint, batch, checks, days, since, places }) => [
    ...[fingerprint, batch, String(checks), String(days), since],
    places.join('、'),
  ]);
  return csvHref(csvOf([['码的指纹', '批次', '次数', '天数', '从哪天起', '在哪里'], ...rows]));
}
