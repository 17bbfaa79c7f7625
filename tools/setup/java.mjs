import { spawnSync } from 'node:child_process';

const OLDEST = 17;

/** Whether a Java that is new enough answers; on macOS a `java` without any Java only says where to get one. */
export function hasJava() {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 && javaVersion(stderr) >= OLDEST;
}

/**
 * @param {string} text what `java -version` prints
 * @returns {number} 0 where it names none; Java 8 and older call themselves 1.8
 */
export function javaVersion(text) {
  return Number(/ version "(\d+)/.exec(text)?.[1] ?? 0);
}
