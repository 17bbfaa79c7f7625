import { useApi, useSession } from '@inkstone/api/react';
import type { Article, UserSession } from '@inkstone/api/types';
import { useToast } from '@inkstone/ui/components/Toast';
import { useNavigate } from 'react-router';

import { paths } from '../../lib/config/paths.js';
import { useIntent } from '../login/use-intent.js';
import { useRequireLogin } from '../login/use-require-login.js';

type Role = UserSession['user_role'];

interface Audience {
  role: Role;
  /** The button: 我要加入. */
  join: string;
  /** The server's words for anybody else (Spec B 6, 8). */
  refusal: string;
  /** What enrolling takes, in order. */
  steps: readonly string[];
  /** Said to somebody who opens the form a second time, where it cannot be sent twice. */
  again?: string;
}

const TEACHERS: Audience = {
  role: 3,
  join: '我要加入',
  refusal: '此活动仅对教师开放，感谢支持',
  steps: ['填写报名信息', '上传附件，可稍后再传'],
};

const STUDENTS: Audience = {
  role: 1,
  join: '我要投稿',
  refusal: '此活动仅对学生开放，感谢支持',
  steps: ['填写报名信息', '上传作品，等待审核'],
  again: '您已经投过稿，可以在“我的活动”里查看',
};

/** For whom an activity is. */
export function audienceOf(activity: Article | undefined): Audience {
  return activity?.activity_type === 2 ? STUDENTS : TEACHERS;
}

export interface Enrolment {
  audience: Audience;
  /** Whether this person has one of the roles that the activity is for; true for a visitor. */
  welcome: boolean;
  onJoin: () => void;
}

/**
 * Joins an activity: a visitor logs in first and then goes on (Spec B 6), somebody of another role is told
 * for whom it is.
 *
 * @param activity `undefined` until it is there
 */
export function useEnrol(activity: Article | undefined): Enrolment {
  const { session } = useApi();
  const user = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  const id = activity?.id ?? 0;
  const audience = audienceOf(activity);

  function join() {
    if (!requireLogin({ kind: 'enrol', id })) return;
    if (session.get()?.user_role !== audience.role) {
      toast.error(audience.refusal);
      return;
    }
    void navigate(
      audience === STUDENTS
        ? paths.thisEventRegistrationStudent.path({ id })
        : paths.thisEventRegistrationTeacher.path({ id, isEnrolled: false, isSubmitFileUrl: false }),
    );
  }

  // Somebody who has enrolled already, perhaps elsewhere, finds that on the page.
  useIntent('enrol', activity !== undefined, () => {
    if (activity?.application === undefined) join();
  });

  return { audience, welcome: user === null || user.user_role === audience.role, onJoin: join };
}
