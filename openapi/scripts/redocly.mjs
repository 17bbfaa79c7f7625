// Runs the Redocly CLI offline: without these it reports usage and asks a registry for newer versions.
process.env['REDOCLY_TELEMETRY'] = 'off';
process.env['REDOCLY_SUPPRESS_UPDATE_NOTICE'] = 'true';

/** The program has no declarations; it is started, not called. */
const program = '@redocly/cli/bin/cli.js';
await import(program);
