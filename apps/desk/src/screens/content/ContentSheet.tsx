import { getDeskContentQuery } from '@inkstone/api/desk';
import type { DeskContentProof } from '@inkstone/api/types';
import { Callout } from '@inkstone/ui/components/Callout';
import { ActBar, Sheet, SheetColumns, type DeskAct } from '@inkstone/ui/patterns/desk';
import { changesOf, VersionList } from '@inkstone/ui/patterns/desk-drawers';
import { useQuery } from '@tanstack/react-query';

import { RefusedNotice } from '../../kits/tray/RefusedNotice.js';
import { momentOf } from '../../lib/ages.js';
import { useDecisions } from '../../lib/use-decisions.js';
import { useDesk, useOperator } from '../../lib/desk.js';
import { brand } from '../../lib/publisher.js';
import { ContentFiles } from './ContentFiles.js';
import { ProofResult } from './ProofResult.js';
import { useProof } from './use-proof.js';

const tray = 'content';

/** The proof before printing: what is dropped is proved and published by one press, which can be taken back. */
export function ContentSheet() {
  const { client, decisions } = useDesk();
  const { waiting, held } = useDecisions();
  const me = useOperator();
  const versions = useQuery(getDeskContentQuery(client));
  const proving = useProof();
  const { files, choose, proof, isProving, failure } = proving;
  const unsent = waiting.find((one) => one.tray === tray);
  const isBusy = isProving || unsent !== undefined;
  const [present] = versions.data ?? [];
  // Whoever else has published since makes the proof outdated.
  const isPublished =
    proof !== undefined &&
    present !== undefined &&
    present.version > proof.version &&
    present.restores === 0 &&
    present.operator === me?.name;
  const isFaulty = proof !== undefined && proof.faults > 0;
  const isChange = proof !== undefined && changesOf(proof.kinds) !== '';

  const publish = ({ proof, version }: DeskContentProof): DeskAct => ({
    label: '发布',
    press: { code: 'Enter', control: true },
    disabled: isBusy,
    onSelect: () =>
      decisions.take({
        tray,
        item: proof,
        title: files.map(({ name }) => name).join('、'),
        act: '已发布',
        path: '/api/desk/content/publish',
        body: { proof, version },
      }),
  });
  const refused: DeskAct = {
    label: isFaulty ? `还有 ${String(proof.faults)} 格错，不能发布` : '还没有试排',
    disabled: true,
    onSelect: () => undefined,
  };
  const again: DeskAct = {
    label: '改好了，再试排',
    icon: 'retry',
    busy: isProving,
    onSelect: () => choose(files),
  };

  function noteOf(): string {
    if (isProving) return '正在试排：读完每一格再说话。';
    if (unsent !== undefined)
      return unsent.id === held
        ? `${unsent.act}，十秒之后交上去。`
        : '正在写：全部写好之前，读者看到的仍是原来的。';
    if (proof === undefined) return '没有写进任何一行。';
    if (isPublished) return '读者最迟一秒后看到。';
    if (isFaulty) return '没有写进任何一行。全对时这里是一个“发布”。';
    return isChange
      ? '一格没错。十秒之内可以收回，发布之后可以回到前十版。'
      : '与现在线上的相同，没有要发布的。';
  }

  return (
    <>
      <RefusedNotice tray={tray} />
      <Sheet
        title="内容"
        back={{ label: '一览', href: brand.homeHref }}
        facts="放进来先试排，一格没错才上线；文件夹仍是准的"
        acts={
          <ActBar
            decision={isChange && !isFaulty && !isPublished ? publish(proof) : undefined}
            acts={[
              ...(proof === undefined || isFaulty ? [refused] : []),
              ...(files.length > 0 && (isFaulty || failure !== undefined) ? [again] : []),
            ]}
            note={noteOf()}
          />
        }
      >
        <SheetColumns setApart>
          <div>
            <ContentFiles {...proving} disabled={isBusy} />
            {isPublished && (
              <Callout kind="success" role="status">
                已发布，现在线上是第 {present.version} 版。
              </Callout>
            )}
            {proof !== undefined && <ProofResult proof={proof} />}
          </div>
          <VersionList
            versions={versions.data?.map(({ create_time, operator, ...one }) => ({
              ...one,
              note: `${momentOf(create_time)} ${operator}`,
            }))}
            failed={versions.isError}
            onRetry={() => void versions.refetch()}
            onPutBack={(version) =>
              decisions.take({
                tray,
                item: String(version),
                title: '内容',
                act: `已回到第 ${String(version)} 版`,
                path: '/api/desk/content/put_back',
                body: { version, present: present?.version ?? 0 },
              })
            }
            disabled={isBusy}
          />
        </SheetColumns>
      </Sheet>
    </>
  );
}
