/** Modules that need a recent Node are imported after the version check. */
export {};

const oldestNode = 22;

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < oldestNode) {
  process.stderr.write(
    `Node.js ${process.versions.node} 太旧，砚台需要 ${String(oldestNode)} 或更新的版本；请用 npm start 启动，它自带合适的版本。\n`,
  );
  process.exit(1);
}

const [{ run }, { failStart }, { findDemoSource }] = await Promise.all([
  import('./startup/run.js'),
  import('./startup/fail.js'),
  import('./startup/demo/find-source.js'),
]);
// Not imported: its libraries would take memory as long as this process serves.
await run(findDemoSource()).catch(failStart);
