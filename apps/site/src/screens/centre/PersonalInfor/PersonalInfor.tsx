import { getGradeGroupsQuery } from '@inkstone/api/lookups';
import {
  sendResetPhoneCodeMutation,
  updateUserInfoMutation,
  uploadAvatarMutation,
} from '@inkstone/api/profile';
import { useApi } from '@inkstone/api/react';
import { realNameKnown } from '@inkstone/api/rules';
import type { ProfileSaved } from '@inkstone/api/types';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { paths } from '../../../lib/config/paths.js';
import { ownPage } from '../../../kits/centre/own-page.js';
import { roleName } from '../../../kits/centre/centre-model.js';
import { useSectionTitle } from '../../../kits/use-section.js';
import { useDevices, useOwnAccount } from './use-own-account.js';
import { useOwnerCheck } from './use-owner-check.js';
import { PersonalInforView } from './PersonalInfor.view.js';

const STUDENT = 1;
const AGAIN = '请重新登录';

/** The grades by stage, for students only. */
function useGrades(wanted: boolean) {
  const { data, isPending } = useQuery({ ...getGradeGroupsQuery(useApi()), enabled: wanted });
  const grades = (data ?? []).map(({ name, children }) => ({
    label: name,
    options: children.map((grade) => ({ value: String(grade.id), label: grade.name })),
  }));
  return { grades, gradesLoading: wanted && isPending };
}

/** Shows the server's message; after a change that ended the session, leads to the login page (Spec B 4). */
function useSaved(): (saved: Promise<{ msg: string; data: ProfileSaved }>) => Promise<void> {
  const toast = useToast();
  const navigate = useNavigate();
  return async (saved) => {
    const { msg, data } = await saved;
    if (data.reset_password === 0) {
      toast.success(msg);
      return;
    }
    // The server's message may say so itself.
    toast.info(msg.includes(AGAIN) ? msg : `${msg}，${AGAIN}`);
    void navigate(paths.nowLogin.path());
  };
}

/** The profile of the owner (Spec B 2.6, 4). */
export const PersonalInfor = ownPage(function PersonalInfor({ user, centre }) {
  const client = useApi();
  const title = useSectionTitle('personalInfor');
  const onSaved = useSaved();
  // Quiet, because the forms themselves show why the server refused.
  const quiet = { meta: { quiet: true } };
  const update = useMutation({ ...updateUserInfoMutation(client), ...quiet });
  const upload = useMutation({ ...uploadAvatarMutation(client), ...quiet });
  const { send, check } = useOwnerCheck((change) => update.mutateAsync(change));
  const sendCode = useMutation(sendResetPhoneCodeMutation(client));

  return (
    <PersonalInforView
      {...useGrades(user.user_role === STUDENT)}
      centre={centre}
      title={title}
      profile={user}
      role={roleName(user.user_role)}
      region={[user.province, user.city].join(' ').trim()}
      realName={realNameKnown(user) ? { name: user.username, card: user.identity_card_code } : undefined}
      onSubmit={(change) => onSaved(send(change))}
      onSendCode={(request) => sendCode.mutateAsync(request)}
      devices={useDevices()}
      account={useOwnAccount()}
      ownerCheck={check}
      onRealName={(names) => onSaved(update.mutateAsync(names))}
      onAvatar={(payload, sending) => onSaved(upload.mutateAsync({ ...payload, ...sending }))}
    />
  );
});
