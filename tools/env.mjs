/**
 * Disables telemetry and update notices. turbo passes these variables on (`globalPassThroughEnv` in turbo.json).
 */
export const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PACT_DO_NOT_TRACK: '1',
  SCARF_ANALYTICS: 'false',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};
