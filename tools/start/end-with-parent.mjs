/**
 * Preloaded into the server that `npm start` runs. When the parent process is killed or crashes, the server shuts down
 * as on SIGTERM; otherwise it would keep the port and the database without a terminal to stop it from.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// Writing to a closed terminal emits an error. Unhandled, it would abort the shutdown before the database is closed.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
