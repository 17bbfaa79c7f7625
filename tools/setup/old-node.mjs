/** Exits with a one-line message when Node is older than `engines` in package.json allows. */
export function refuseOldNode() {
  const version = process.versions.node.split('.').map(Number);
  const major = version[0] ?? 0;
  const minor = version[1] ?? 0;
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(
    `砚台需要 Node 20.19 或更高版本，当前是 ${process.versions.node}。请升级 Node 后重试。\n`,
  );
  process.exit(1);
}
