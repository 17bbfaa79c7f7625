import type { DeskAccountSummary } from '@inkstone/api/types';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { SearchBox } from '@inkstone/ui/components/SearchBox';
import { SlipList, type DeskSlip } from '@inkstone/ui/patterns/desk';
import { useState } from 'react';
import { useParams } from 'react-router';

import { ageOf, dayOf } from '../../lib/ages.js';
import { hrefOf } from '../../lib/paths.js';
import { brand } from '../../lib/publisher.js';
import { identities, nameOf } from './reader.js';
import { useFound } from './use-found.js';

/** The accounts that were searched for. */
export function AccountList() {
  const { id } = useParams();
  const { text: searched, search, query, found } = useFound();
  const [text, setText] = useState(searched);
  const nothing = searched === '' ? '写好以后按回车' : '没有找到这个账号';
  const isWaiting = searched !== '' && query.isPending;
  return (
    <SlipList
      title="账号"
      back={{ label: '一览', href: brand.homeHref }}
      currentId={id}
      filters={
        <SearchBox
          label="找账号"
          placeholder="手机、姓名或身份证号"
          value={text}
          onChange={setText}
          onSearch={search}
          note="后四位也行；姓名从头几个字找起"
        />
      }
      slips={isWaiting ? undefined : (found?.list ?? []).map(slipOf)}
      empty={query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : nothing}
      more={found !== undefined && found.count > 0 && <p role="status">{foundText(found)}</p>}
    />
  );
}

function slipOf(account: DeskAccountSummary): DeskSlip {
  const { id, user_role, is_stopped, place, seen_time } = account;
  return {
    id: String(id),
    href: hrefOf('accounts', id),
    name: nameOf(account),
    age: identities[user_role],
    words: [account.account, is_stopped === 1 ? '已停用' : place],
    note: ageOf(seen_time) === '今天' ? '今天' : dayOf(seen_time),
  };
}

function foundText({ list, count }: { list: readonly unknown[]; count: number }): string {
  const rest = count > list.length ? `，列出最近来过的 ${String(list.length)} 个` : '';
  return `找到 ${String(count)} 个${rest}`;
}
