import type { BodyOf, FormOf, GetPath, PostPath, QueryOf, UploadPath } from '@inkstone/api';

import type { Given } from '../states.js';
import { unauthenticated } from './answers.js';
import { getRefused, postRefused, uploadRefused } from './exchange.js';

type Refused = Parameters<typeof getRefused>[2];

/** A call with an expired token, which is refused also where the login is optional. */
export function withExpiredToken(operation: string, ...given: Given[]): Refused {
  return {
    when: `${operation} with an expired token`,
    given: [['the login of a reader has ended', {}], ...given],
    loggedIn: true,
    refusal: unauthenticated,
  };
}

/** The two cases of not being logged in: without a token and with an expired one. */
function bothWays(operation: string, given: readonly Given[]): Refused[] {
  return [
    {
      when: `${operation} for a visitor`,
      given: [['nobody is logged in', {}], ...given],
      refusal: unauthenticated,
    },
    withExpiredToken(operation, ...given),
  ];
}

/** A GET that is refused without a login. */
export async function getNeedsLogin<Path extends GetPath>(
  path: Path,
  query: QueryOf<Path>,
  operation: string,
  ...given: Given[]
): Promise<void> {
  for (const refused of bothWays(operation, given)) await getRefused(path, query, refused);
}

/** A POST that is refused without a login. */
export async function postNeedsLogin<Path extends PostPath>(
  path: Path,
  body: BodyOf<Path>,
  operation: string,
  ...given: Given[]
): Promise<void> {
  for (const refused of bothWays(operation, given)) await postRefused(path, body, refused);
}

/** An upload that is refused without a login. */
export async function uploadNeedsLogin<Path extends UploadPath>(
  path: Path,
  form: FormOf<Path>,
  operation: string,
  ...given: Given[]
): Promise<void> {
  for (const refused of bothWays(operation, given)) await uploadRefused(path, form, refused);
}
