/**
 * Preloaded into the server that `npm start` runs: when the starting process dies without a word (killed, crashed),
 * the server closes as on SIGTERM instead of keeping the port and the database with nobody in front of it.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// A closed terminal takes no more lines. Unheard, that error would end the shutdown halfway, before the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
