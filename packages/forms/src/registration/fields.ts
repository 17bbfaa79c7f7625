import type { Region } from '../rules/region.js';

/** Student, parent, teacher, merchant, as the wire numbers them (Spec B 6). */
export type Role = '1' | '2' | '3' | '5';

/** Phone, e-mail, as the wire numbers them (Spec B 2.7). */
export type Method = '1' | '2';

/**
 * Everything that the form holds, by the wire's names; each identity and each method asks for its part (Spec B 2.7).
 * Ids are held as the values of their options; `''` is nothing.
 */
export interface RegistrationFields {
  user_role: Role | '';
  study_stage: string;
  store_name: string;
  nickname: string;
  /** The wire's `province` and `city`. */
  region: Region;
  school: string;
  subject: string;
  /** A stage, whatever its name says. */
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

/** Nothing filled in; the teacher's is the form at first, by phone (Spec B 2.7). */
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
