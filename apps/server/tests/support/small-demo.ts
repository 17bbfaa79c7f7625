/** A very small demonstration content for the process tests, which can have its loading go wrong. */
import type { DemoSource } from '../../src/startup/demo/load-once.js';
import { StartupError } from '../../src/errors/startup-error.js';

export const contentVersion = 'of the tests';

export const loadDemo: DemoSource['loadDemo'] = async ({ client, files }, { onProgress }) => {
  await files.write('public/note.txt', Buffer.from('note'));
  await client.query("insert into settings (key, value) values ('icp', '\"示例备案号\"')");
  await client.query(
    "insert into users (role, phone, email, nickname, password_hash) values (3, '13900000003', 'wu@example.cn', '周', '')",
  );
  onProgress?.('写入数据', 2, 2);
  await mishap(process.env['TEST_CONTENT_MISHAP']);
};

/** What a test wants to happen before the rows are committed. */
async function mishap(name: string | undefined): Promise<void> {
  switch (name) {
    case undefined:
      return;
    case 'refusal':
      throw new StartupError('演示内容不完整。');
    case 'fault':
      throw new RangeError('no such picture');
    case 'crash':
      process.kill(process.pid, 'SIGKILL');
      break;
    default:
      // A signal to the server. What a terminal or a supervisor sends reaches this process too.
      if (name !== 'SIGKILL') process.kill(process.pid, name);
      process.kill(process.ppid, name);
  }
  await new Promise(() => undefined); // the loading never finishes
}
