/** Everything that the login form holds; each way to log in looks at its part. */
export interface LoginFields {
  account: string;
  password: string;
  code: string;
  agreement: boolean;
}

export type LoginMethod = 'password' | 'code';
