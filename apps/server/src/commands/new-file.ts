import { constants } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { StartupError } from '../errors/startup-error.js';
import { givenPath } from './given-path.js';
import { writing } from './write-files.js';

export interface NewFile {
  /** Returns once the disk has it. */
  write(text: string): Promise<void>;
  /** Gives the file its name. @returns its path */
  finish(): Promise<string>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/** Only the operator reads it; whoever loses it cannot have it again, so no file is replaced. */
const { O_CREAT, O_EXCL, O_SYNC, O_WRONLY } = constants;
const onlyOwner = 0o600;

/**
 * A file that has its name only once it is whole.
 * @throws StartupError if there is one already, or it cannot be written
 */
export async function newFile(out: string): Promise<NewFile> {
  const path = givenPath(out);
  const unfinished = `${path}.part`;
  if ((await stat(path).catch(() => undefined)) !== undefined) {
    throw new StartupError(`${path} 已经有了，请另起一个名字。`);
  }
  const file = await writing(unfinished, open(unfinished, O_CREAT | O_EXCL | O_SYNC | O_WRONLY, onlyOwner));
  return {
    write: (text) => writing(unfinished, file.appendFile(text)),
    async finish() {
      await file.close();
      await rename(unfinished, path);
      return path;
    },
    async abandon() {
      await file.close();
      await rm(unfinished);
    },
  };
}
