// Runs the Redocly CLI without telemetry and without its search for newer versions.
process.env['REDOCLY_TELEMETRY'] = 'off';
process.env['REDOCLY_SUPPRESS_UPDATE_NOTICE'] = 'true';

/** In a variable, because the module has no type declarations. */
const program = '@redocly/cli/bin/cli.js';
await import(program);
