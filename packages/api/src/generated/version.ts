// Generated from openapi/ by `npm run generate -w @inkstone/api`. Do not edit.

/** Changes with every change of the description. */
export const DESCRIPTION_VERSION = '08b8a5f9671b';
