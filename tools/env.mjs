/**
 * The environment every tool of the house runs in: no tool may phone home, ask for an update or colour a log
 * file. Package scripts get these variables because turbo passes them on (turbo.json, globalPassThroughEnv).
 */
export const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PACT_DO_NOT_TRACK: '1',
  SCARF_ANALYTICS: 'false',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SPECMATIC_DISABLE_TELEMETRY: 'true',
};
