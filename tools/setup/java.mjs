import { spawnSync } from 'node:child_process';

const OLDEST = 17;

/** Whether Java 17 or newer is installed. macOS has a `java` command even without Java, so the version is read. */
export function hasJava() {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 && javaVersion(stderr) >= OLDEST;
}

/**
 * @param {string} text output of `java -version`
 * @returns {number} the major version, 0 when the text has none; Java 8 and older report 1.x, which gives 1
 */
export function javaVersion(text) {
  return Number(/ version "(\d+)/.exec(text)?.[1] ?? 0);
}
