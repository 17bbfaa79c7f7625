import { isApiError } from './errors.js';

/** The statuses of servers that do not know a path, or not with this method. */
const NOT_OFFERED = [404, 405, 501];

/** Whether the backend does not have the operation, as it may where the description says so. */
export function isNotOffered(error: unknown): boolean {
  return isApiError(error) && NOT_OFFERED.includes(error.status);
}
