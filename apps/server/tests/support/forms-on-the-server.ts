import { accountDeletionFixtures } from '@inkstone/forms/accountDeletion/fixtures';
import { toPayload as toAccountDeletion } from '@inkstone/forms/accountDeletion/schema';
import { bookDonationFixtures } from '@inkstone/forms/bookDonation/fixtures';
import { toPayload as toBookDonation } from '@inkstone/forms/bookDonation/schema';
import { bookFeedbackFixtures } from '@inkstone/forms/bookFeedback/fixtures';
import { toPayload as toBookFeedback } from '@inkstone/forms/bookFeedback/schema';
import { genuineCheckFixtures } from '@inkstone/forms/genuineCheck/fixtures';
import { toPayload as toGenuineCheck } from '@inkstone/forms/genuineCheck/schema';
import { codeLoginFixtures, passwordLoginFixtures } from '@inkstone/forms/login/fixtures';
import { toCodeLogin, toPasswordLogin } from '@inkstone/forms/login/schema';
import { newPasswordFixtures } from '@inkstone/forms/newPassword/fixtures';
import { toPayload as toNewPassword } from '@inkstone/forms/newPassword/schema';
import { profileFixtures, student } from '@inkstone/forms/profile/fixtures';
import { toPayload as toProfileChange } from '@inkstone/forms/profile/schema';
import { queryCodeFixtures } from '@inkstone/forms/queryCode/fixtures';
import { toPayload as toQueryCode } from '@inkstone/forms/queryCode/schema';
import { realNameFixtures } from '@inkstone/forms/realName/fixtures';
import { toPayload as toRealName } from '@inkstone/forms/realName/schema';
import { recoveryFixtures } from '@inkstone/forms/recovery/fixtures';
import { toPayload as toRecovered } from '@inkstone/forms/recovery/schema';
import { registrationFixtures } from '@inkstone/forms/registration/fixtures';
import { toPayload as toRegistration } from '@inkstone/forms/registration/schema';
import { searchFixtures } from '@inkstone/forms/search/fixtures';
import { shopApplicationFixtures } from '@inkstone/forms/shopApplication/fixtures';
import { toPayload as toShopApplication } from '@inkstone/forms/shopApplication/schema';
import { shopUnlockFixtures } from '@inkstone/forms/shopUnlock/fixtures';
import { toPayload as toShopUnlock } from '@inkstone/forms/shopUnlock/schema';
import { studentRegistrationFixtures } from '@inkstone/forms/studentRegistration/fixtures';
import { toPayload as toStudentRegistration } from '@inkstone/forms/studentRegistration/schema';
import { studentWorkFixtures } from '@inkstone/forms/studentWork/fixtures';
import { teacherEnrolmentFixtures } from '@inkstone/forms/teacherEnrolment/fixtures';
import { toPayload as toTeacherEnrolment } from '@inkstone/forms/teacherEnrolment/schema';
import { activityAttachmentFixtures } from '@inkstone/forms/activityAttachment/fixtures';
import { avatarFixtures } from '@inkstone/forms/avatar/fixtures';
import { comingActivity } from '../fixtures/activities.js';
import { runningActivity } from '../fixtures/articles.js';
import { describedOperations } from './described.js';
import { asChosen, form, type FormOnTheServer } from './form-on-the-server.js';

/** What the second step of the recovery adds to the request, and what the first step has returned. */
const chosen = { password: 'Inkstone2027', password_confirm: 'Inkstone2027' };
const recovered = { type: 1, account: '13800000003', code: '042917' } as const;

/** By the form's folder in `packages/forms/src`. A form for several operations has an entry for each. */
export const formsOnTheServer: Readonly<Record<string, readonly FormOnTheServer[]>> = {
  accountDeletion: [
    form({
      operation: 'deleteAccount',
      sender: { role: 3 },
      fixtures: accountDeletionFixtures,
      toPayload: toAccountDeletion,
    }),
  ],
  activityAttachment: [
    form({
      operation: 'uploadActivityFile',
      sender: { role: 3 },
      fixtures: asChosen(activityAttachmentFixtures),
      toPayload: (fields) => fields,
      toBody: (payload) => ({ ...payload, id: '1' }),
    }),
  ],
  avatar: [
    form({
      operation: 'updateUserInfo',
      sender: { role: 3 },
      fixtures: asChosen(avatarFixtures),
      toPayload: (fields) => fields,
      isMultipart: true,
    }),
  ],
  bookDonation: [
    form({
      operation: 'submitBookDonation',
      fixtures: bookDonationFixtures,
      toPayload: toBookDonation,
      // The region is sent as one text, and a province alone is a valid text.
      onlyOnPage: { 'a province without its city': ['province_city'] },
    }),
  ],
  bookFeedback: [
    form({
      operation: 'submitBookFeedback',
      fixtures: bookFeedbackFixtures,
      toPayload: toBookFeedback,
      // The page shows the first missing part of the edition; the server lists all of them.
      fieldOf: {
        edition_month: 'edition_year',
        edition_version: 'edition_year',
        print_batch: 'edition_year',
      },
      // Without a choice it is sent as feedback, which has fewer fields.
      notSent: ['type'],
      uploads: ['images'],
    }),
  ],
  genuineCheck: [
    form({ operation: 'verifyGenuineBook', fixtures: genuineCheckFixtures, toPayload: toGenuineCheck }),
  ],
  login: [
    form({
      operation: 'login',
      fixtures: passwordLoginFixtures,
      toPayload: toPasswordLogin,
      notSent: ['agreement'],
    }),
    form({
      operation: 'loginByCode',
      fixtures: codeLoginFixtures,
      toPayload: toCodeLogin,
      notSent: ['agreement'],
    }),
  ],
  newPassword: [
    form({
      operation: 'resetPassword',
      fixtures: newPasswordFixtures,
      toPayload: (fields) => toNewPassword(fields, recovered),
    }),
  ],
  profile: [
    form({
      operation: 'updateUserInfo',
      sender: { role: 1, nickname: student.nickname, school: student.school, phone: student.phone },
      fixtures: profileFixtures,
      toPayload: (fields) => toProfileChange(fields, student),
      // An empty number means that it is not changed.
      onlyOnPage: { 'nothing left in the form': ['phone'] },
    }),
  ],
  queryCode: [
    form({ operation: 'queryShopApplication', fixtures: queryCodeFixtures, toPayload: toQueryCode }),
  ],
  realName: [
    form({
      operation: 'updateUserInfo',
      sender: { role: 3 },
      fixtures: realNameFixtures,
      toPayload: toRealName,
    }),
  ],
  // The first step asks for the code, and the second step sends it.
  recovery: ([1, 2] as const).flatMap((way) => {
    const fixtures = {
      valid: recoveryFixtures.valid.filter(({ fields }) => fields.type === way),
      invalid: recoveryFixtures.invalid.filter(({ fields }) => fields.type === way),
    };
    const [account, code] =
      way === 1 ? (['phone', 'phone_code'] as const) : (['email', 'email_code'] as const);
    const fieldOf = { account, code };
    return [
      form({
        operation: 'resetPassword',
        fixtures,
        toPayload: toRecovered,
        toBody: (payload) => ({ ...payload, ...chosen }),
        fieldOf,
      }),
      form({
        operation: 'sendRecoveryCode',
        fixtures,
        toPayload: toRecovered,
        toBody: ({ type, account }) => ({ type, account }),
        fieldOf,
        notSent: [code],
      }),
    ];
  }),
  registration: [
    form({
      operation: 'register',
      fixtures: registrationFixtures,
      toPayload: toRegistration,
      fieldOf: { province: 'region', city: 'region' },
      notSent: ['agreement'],
    }),
  ],
  search: describedOperations
    .filter(({ sends, fields }) => sends === 'json' && fields.some(({ name }) => name === 'search'))
    // Nothing cannot be sought in papers: the site does not ask, and the operation has a test of its own.
    .filter(({ operationId }) => operationId !== 'findInPapers')
    .map(({ operationId, permission, example }) =>
      form({
        operation: operationId,
        ...(permission !== 'visitor' && { sender: {} }),
        fixtures: searchFixtures,
        toPayload: (fields) => fields,
        toBody: (payload) => ({ ...example, ...payload }),
      }),
    ),
  shopApplication: [
    form({
      operation: 'submitShopApplication',
      fixtures: shopApplicationFixtures,
      toPayload: toShopApplication,
      uploads: [
        'publication_license',
        'company_number_img',
        'tax_certificate',
        'business_license',
        'identity_card',
      ],
      // The name of the agreement is sent whether or not the box is ticked.
      notSent: ['agreement_name'],
      // Without a choice it is sent as 0, which requires all certificates.
      onlyOnPage: { 'nothing filled in': ['is_merge'] },
      onlyOnServer: {
        'nothing filled in': [
          'publication_license',
          'company_number_img',
          'tax_certificate',
          'business_license',
          'identity_card',
        ],
      },
    }),
  ],
  studentRegistration: [
    form({
      operation: 'applyAsStudent',
      sender: { role: 1 },
      fixtures: studentRegistrationFixtures,
      toPayload: (fields) => toStudentRegistration(fields, runningActivity),
      toBody: (payload) => ({ ...payload, article_id: runningActivity }),
      fieldOf: { files: 'upload_photos' },
      uploads: ['files'],
    }),
  ],
  studentWork: [
    form({
      operation: 'updateStudentApplication',
      sender: { role: 1 },
      fixtures: asChosen(studentWorkFixtures),
      toPayload: (fields) => fields,
      toBody: (payload) => ({ ...payload, id: '1' }),
    }),
  ],
  teacherEnrolment: [
    form({
      operation: 'applyAsTeacher',
      sender: { role: 3 },
      fixtures: teacherEnrolmentFixtures,
      toPayload: (fields) => toTeacherEnrolment(fields, comingActivity),
      toBody: (payload) => ({ ...payload, article_id: comingActivity }),
      fieldOf: { files: 'upload_photos' },
      uploads: ['files'],
    }),
  ],
  shopUnlock: [
    form({
      operation: 'openShopApplication',
      fixtures: shopUnlockFixtures,
      toPayload: toShopUnlock,
      toBody: (payload) => ({ ...payload, query_code: '7KXQ4MRW9TEB' }),
    }),
  ],
};
