import { basename } from 'node:path';

const CHINESE = /\p{Script=Han}/u;
const PERMISSIONS = ['visitor', 'user', 'student', 'parent', 'teacher', 'merchant'];
/** What a backend may leave out, because the specifications do not describe it. */
const EXTRA_TAGS = ['desk', 'pages'];
/** Of the desk: anybody there, or those of one role. */
const DESK_PERMISSIONS = ['operator', 'reviewer', 'editor', 'manager'];

/**
 * @param {import('../types.js').Operation} operation
 * @param {import('../types.js').Context} context
 */
function check(operation, { report, location }) {
  const { operationId = '', summary = '', description = '', security = [] } = operation;
  const { 'x-permission': permission = '', 'x-codes': codes = [], 'x-spec': spec = '' } = operation;

  /** @param {string} message */
  function say(message) {
    report({ message, location: location.child('operationId').key() });
  }

  const file = basename(location.source.absoluteRef, '.yaml');
  if (operationId !== file) say(`The file must be named after its operation: ${operationId}.yaml.`);
  if (!/^[a-z][A-Za-z]+$/.test(operationId)) say('operationId must be camelCase.');
  if (!CHINESE.test(summary)) say('summary must be written in Chinese.');
  if (!CHINESE.test(description)) say('description must be written in Chinese.');
  const isOfDesk = operation.tags?.includes('desk') === true;
  const isExtra =
    operation['x-optional'] === true || operation.tags?.some((tag) => EXTRA_TAGS.includes(tag)) === true;
  if (!isExtra && !/^[AB] \d/.test(spec)) say('x-spec must name the section, such as "A 7".');
  const permissions = isOfDesk ? ['visitor', ...DESK_PERMISSIONS] : PERMISSIONS;
  if (!permissions.includes(permission)) say(`x-permission must be one of ${permissions.join(', ')}.`);
  if (operation['x-inferred'] === true && !CHINESE.test(operation['x-inferred-reason'] ?? '')) {
    say('What is inferred needs x-inferred-reason, in Chinese.');
  }
  const token = isOfDesk ? 'deskToken' : 'token';
  const needsToken = security.length > 0 && security.every((scheme) => token in scheme);
  if (needsToken !== (permission !== 'visitor')) say('security does not say what x-permission says.');
  const readsToken = security.some((scheme) => token in scheme);
  const ignoresInvalid = operation['x-invalid-token'] === 'ignored';
  if (ignoresInvalid && (needsToken || !readsToken)) say('Only an optional token can be ignored.');
  if (codes.includes(-1) !== (readsToken && !ignoresInvalid)) {
    say('An operation that reads the token answers an invalid one with -1, and no other does.');
  }
}

/** Each operation is in a file of its name and has all properties that README.md requires. */
export function operationMarks() {
  return { Operation: check };
}
