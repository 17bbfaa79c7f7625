import { isApiError, retryAfter } from '@inkstone/api';
import { getGenuineQrcodeQuery, verifyGenuineBookMutation } from '@inkstone/api/genuine';
import { useApi, useSession } from '@inkstone/api/react';
import { clockTime, SECTIONS } from '@inkstone/api/rules';
import { getSiteConfigQuery } from '@inkstone/api/site-config';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useNow } from '../../../lib/hooks/use-now.js';
import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { GONE, NOT_FOUND, TOO_OFTEN } from '../../../lib/refusal-codes.js';
import { FootBanner } from '../../../kits/banner/FootBanner.js';
import { useHotline } from '../../../kits/use-hotline.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { endOfWait, toAccount, toGenuine, type Verdict } from './model.js';
import { TestAndVerifyView } from './TestAndVerify.view.js';

/** The check whether a book is genuine, by the code under its scratch coating (Spec B 2.8). */
export function TestAndVerify() {
  const client = useApi();
  const title = useSectionTitle('testAndVerify');
  const [address] = useSearchParams();
  const user = useSession();
  const config = useQuery(getSiteConfigQuery(client));
  const qrcode = useQuery(quietly(getGenuineQrcodeQuery(client)));
  // Quiet, because the page shows why a code was refused.
  const verify = useMutation(quietly(verifyGenuineBookMutation(client)));
  const [verdict, setVerdict] = useState<Verdict>();
  /** The time in ms until which the server refuses checks. */
  const [blocked, setBlocked] = useState<number>();
  const now = useNow(blocked);
  const blockedUntil = blocked !== undefined && now < blocked ? clockTime(blocked / 1000) : undefined;

  async function check(input: { code: string }) {
    setVerdict(undefined);
    try {
      const { data } = await verify.mutateAsync(input);
      setVerdict(toGenuine(data, { client, mine: user !== null }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code === NOT_FOUND) setVerdict({ kind: 'unknown', message: error.msg });
      else if (error.code === GONE) setVerdict({ kind: 'recalled', message: error.msg });
      else if (error.code === TOO_OFTEN) refuseUntil(error.msg, endOfWait(retryAfter(error)));
      else throw error;
    }
  }

  function refuseUntil(message: string, end: number | undefined) {
    setBlocked(end);
    setVerdict({ kind: 'tooOften', message, until: end === undefined ? undefined : clockTime(end / 1000) });
  }

  return (
    <>
      <TestAndVerifyView
        title={title}
        item={address.get('book_name') ?? ''}
        loggedIn={user !== null}
        verdict={verdict}
        blockedUntil={blockedUntil}
        hotline={useHotline()}
        account={toLoadable(qrcode, ({ oa_qrcode }) => toAccount(oa_qrcode, config.data, client))}
        onCheck={check}
        onEdit={() => setVerdict(undefined)}
      />
      <FootBanner columnId={SECTIONS.testAndVerify.id} title={title} />
    </>
  );
}
