import type { ApiClient } from '../client.js';
import type { DeskSession } from '../types.js';

/** A client whose session is that of an operator: `createApiClient<DeskSession>`. */
export type DeskClient = ApiClient<DeskSession>;
