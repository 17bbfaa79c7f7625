import { test, told } from './proof.js';
import type { Section } from './table.js';

const client = 'packages/api/test/client.test.ts';
const words = 'packages/api/test/errors.test.ts';
const uploads = 'packages/forms/src/uploads/use-uploads.test.tsx';
const confirm = 'packages/forms/src/confirm/use-confirm.test.tsx';

/** Section 8 of both specifications, row by row. */
export const errors: readonly Section[] = [
  {
    title: 'A 8: the error catalogue',
    sentences: [
      {
        says: 'A code other than 200: the server’s msg in red, or a default.',
        proofs: [
          ...test(
            'packages/api/test/mutations.test.ts',
            'leaves the session alone when it is refused, and says why once',
          ),
          ...test(words, 'falls back to Chinese words where the server has none'),
        ],
      },
      {
        says: 'Code -1: the session is cleared, the login page opens.',
        proofs: [
          ...test(client, 'is reported once for five calls %s failing together'),
          ...test('e2e/login.spec.ts', 'a session ended on the server: one message, login, and back'),
        ],
      },
      {
        says: 'Network failure: an error message.',
        proofs: test(client, 'is a connection that breaks, with Chinese words'),
      },
      {
        says: 'A restricted video while anonymous: 当前用户未登录, then login.',
        proofs: test(
          'apps/server/tests/operations/courses.test.ts',
          'needs a login and counts nothing without one',
        ),
      },
      {
        says: 'Favourite: the server’s msg as success, the item reloads.',
        proofs: test(
          'packages/api/test/favourites.test.ts',
          'shows at once, in the detail and in every list, and is confirmed by a new look',
        ),
      },
    ],
  },
  {
    title: 'B 8: the error catalogue',
    sentences: [
      {
        says: 'Not logged in on join, submit or a restricted action: 当前用户未登录, then login.',
        proofs: test('apps/server/tests/described-refusals.test.ts', '%s: a request without login'),
      },
      {
        says: 'A non-teacher joins a teacher activity: 此活动仅对教师开放，感谢支持.',
        proofs: test('apps/server/tests/operations/activities.test.ts', '此活动仅对教师开放，感谢支持'),
      },
      {
        says: 'A non-student submits to a student activity: 此活动仅对学生开放，感谢支持.',
        proofs: test('apps/server/tests/operations/activities.test.ts', '此活动仅对学生开放，感谢支持'),
      },
      {
        says: 'More than one file: 只可上传一个文件.',
        proofs: told('activityAttachment', '只可上传一个文件'),
      },
      {
        says: 'A file over 5 MB: 文件大小请控制在5M之内, the choice dropped, nothing uploaded.',
        proofs: test(
          'packages/forms/src/uploads/use-file-field.test.tsx',
          'takes none of a choice of which one file is wrong',
        ),
      },
      {
        says: 'An upload’s code is not 200: the server’s msg as error, the file gone.',
        proofs: test(
          uploads,
          'takes a file away that the server refuses, says its words, and keeps the others',
        ),
      },
      {
        says: 'A bad phone for a code: 手机号码格式错误, nothing sent.',
        proofs: test(
          'packages/forms/src/registration/RegistrationForm.test.tsx',
          'sends no code to the number %j, and is silent once it changes',
        ),
      },
      {
        says: 'Agreement not ticked: 请在勾选协议后进行注册或登录.',
        proofs: told('registration', '请在勾选协议后进行注册或登录'),
      },
      {
        says: 'A question declined: 已取消操作 or 已取消删除.',
        proofs: test(confirm, 'asks $words, and takes a yes and a no'),
      },
      {
        says: 'A work was rejected: 作品审核未通过，请重新上传文件！',
        proofs: test(
          'packages/forms/src/studentWork/StudentWorkForm.test.tsx',
          'says to whom is rejected what to do',
        ),
      },
      {
        says: 'A code request fails: only the button resets.',
        proofs: test(
          'packages/forms/src/code/use-code-button.test.tsx',
          'is free at once when the sending fails, and says nothing',
        ),
      },
      { says: 'Login success: 登录成功.', proofs: test('e2e/login.spec.ts', '登录成功') },
      {
        says: 'Success elsewhere: the server’s msg; of a shop application 提交成功.',
        proofs: [
          ...test('apps/server/tests/operations/shop-applications.test.ts', '提交成功'),
          ...test('apps/server/tests/operations/feedback.test.ts', '提交成功，感谢您的指正'),
        ],
      },
      {
        says: 'The questions 是否删除该条数据？, 是否取消收藏该条数据？ and 该操作将永久删除数据，是否确认删除?',
        proofs: test(
          confirm,
          '是否删除该条数据？',
          '是否取消收藏该条数据？',
          '该操作将永久删除数据，是否确认删除?',
        ),
      },
      { says: 'Field messages are those of section 5.', proofs: told('login', '账号不得为空') },
      {
        says: 'Code -1 clears the session and opens login, in every form.',
        proofs: [
          ...test(client, 'is reported once for five calls %s failing together'),
          ...test('e2e/login.spec.ts', 'a session ended on the server: one message, login, and back'),
        ],
      },
    ],
  },
];
