import { textNames as studentTexts } from '@inkstone/forms/studentRegistration/schema';
import { textNames as teacherTexts } from '@inkstone/forms/teacherEnrolment/schema';
import type { SessionUser } from '../../shared/account/login-sessions.queries.js';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import { loggedIn, type Operations } from '../../shared/operation.js';
import { rowExists } from '../../shared/row-exists.queries.js';
import type { Services } from '../../shared/services.js';
import { splitUploadUrls } from '../../shared/upload-urls.js';
import { uploadLinks } from '../../shared/uploads.queries.js';
import { toSeconds } from '../../shared/wire.js';
import {
  type ActivityType,
  activityTypes,
  addApplication,
  findActivity,
  findApplication,
  type NewApplication,
  type Replacement,
  replaceFile,
} from './applications.queries.js';

/** Who may join an activity, and the message for everyone else (Spec B 6). */
const audiences: Readonly<Record<ActivityType, { role: SessionUser['role']; refusal: string }>> = {
  [activityTypes.teachers]: { role: 3, refusal: '此活动仅对教师开放，感谢支持' },
  [activityTypes.students]: { role: 1, refusal: '此活动仅对学生开放，感谢支持' },
};

const rejected = -1;

export function activityOperations(services: Services) {
  const { db, links } = services;
  return {
    async applyAsTeacher({ body, user }) {
      const { id: userId } = member(user, activityTypes.teachers);
      const articleId = body.article_id;
      const stageId = body.stage;
      const fileUrls = splitUploadUrls(links, body.files ?? '');
      await checkActivity(articleId, activityTypes.teachers);
      if (!(await rowExists(db, 'stages', stageId))) {
        throw Refusal.invalid([{ field: 'stage', message: '请选择您的教授学段' }]);
      }
      const filled = { ...pick(body, teacherTexts), stage_id: stageId };
      return { data: { id: await enrol({ articleId, userId, filled, fileUrls }) }, msg: '报名成功' };
    },

    async applyAsStudent({ body, user }) {
      const { id: userId } = member(user, activityTypes.students);
      const articleId = body.article_id;
      const fileUrls = splitUploadUrls(links, body.files);
      await checkActivity(articleId, activityTypes.students);
      await enrol({ articleId, userId, filled: pick(body, studentTexts), fileUrls });
      return { data: null, msg: '报名成功' };
    },

    async uploadActivityFile({ body, user }) {
      const application = { id: body.id, userId: loggedIn(user).id };
      checkReplacement(await replaceFile(services, application, { file: body.files }), '没有这份报名');
      return { data: null, msg: '上传成功' };
    },

    async updateStudentApplication({ body, user }) {
      const application = { id: body.id, userId: loggedIn(user).id, type: activityTypes.students };
      const change = { file: body.files, name: body.name, school: body.school };
      checkReplacement(await replaceFile(services, application, change), '没有这份投稿');
      return { data: null, msg: '修改成功，请等待审核' };
    },

    async getStudentApplication({ body, user }) {
      const own = { id: body.id, userId: loggedIn(user).id, type: activityTypes.students };
      const found = await findApplication(db, own);
      if (found === undefined) throw Refusal.noSuchItem('没有这份投稿');
      const { file_keys, created_at, note, isEnded, ...application } = found;
      const files = await uploadLinks(db, links, file_keys);
      // Any other note is for the publisher alone.
      const descr = found.status === rejected ? note : '';
      return { data: { ...application, descr, files, create_time: toSeconds(created_at) } };
    },
  } satisfies Partial<Operations>;

  async function checkActivity(articleId: number, type: ActivityType): Promise<void> {
    const activity = await findActivity(db, articleId);
    if (activity === undefined) throw Refusal.noSuchItem('该活动不存在或已下架');
    if (activity.type !== type) throw wrongRole(activity.type);
    if (activity.isEnded) throw new Refusal(refusalCodes.conflict, '活动已结束');
  }

  async function enrol(application: NewApplication): Promise<number> {
    const id = await addApplication(db, application);
    if (id === undefined) throw new Refusal(refusalCodes.conflict, '您已报名该活动');
    return id;
  }
}

function member(user: SessionUser | undefined, type: ActivityType): SessionUser {
  const person = loggedIn(user);
  if (person.role !== audiences[type].role) throw wrongRole(type);
  return person;
}

function wrongRole(type: ActivityType): Refusal {
  return new Refusal(refusalCodes.wrongRole, audiences[type].refusal);
}

/** A body may have fields that are not described. */
function pick<Body, Name extends keyof Body>(body: Body, names: readonly Name[]): Pick<Body, Name> {
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Pick<Body, Name>;
}

function checkReplacement(replacement: Replacement, whenUnknown: string): void {
  if (replacement === 'unknown') throw Refusal.noSuchItem(whenUnknown);
  if (replacement === 'approved') {
    throw new Refusal(refusalCodes.conflict, '作品已审核通过，无需重新上传');
  }
  if (replacement === 'ended') {
    throw new Refusal(refusalCodes.conflict, '活动已结束，不能再更换文件');
  }
}
