import type { Region } from '../rules/region.js';

/** Student, parent, teacher, merchant, by their numbers on the wire (Spec B 6). */
export type Role = '1' | '2' | '3' | '5';

/** Phone, e-mail, by their numbers on the wire (Spec B 2.7). */
export type Method = '1' | '2';

/**
 * All values of the form, named as on the wire. Each identity and each method uses some of them (Spec B 2.7). Ids are
 * the values of options, with '' for no choice.
 */
export interface RegistrationFields {
  user_role: Role | '';
  study_stage: string;
  store_name: string;
  nickname: string;
  /** `province` and `city` on the wire. */
  region: Region;
  school: string;
  subject: string;
  /** Id of a stage, not of a grade, despite its name. */
  teachGradeId: string;
  gradeId: string;
  password: string;
  password_confirm: string;
  authentication_methods: Method | '';
  phone: string;
  phone_code: string;
  email: string;
  email_code: string;
  agreement: boolean;
}

/** The initial choice is a teacher, verified by phone (Spec B 2.7). */
export const empty: RegistrationFields = {
  user_role: '3',
  study_stage: '',
  store_name: '',
  nickname: '',
  region: { province: '', city: '' },
  school: '',
  subject: '',
  teachGradeId: '',
  gradeId: '',
  password: '',
  password_confirm: '',
  authentication_methods: '1',
  phone: '',
  phone_code: '',
  email: '',
  email_code: '',
  agreement: false,
};
