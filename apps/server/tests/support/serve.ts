/** The program of the process tests: the real start with a very small demonstration content. */
import { failStart } from '../../src/startup/fail.js';
import { run } from '../../src/startup/run.js';

await run({
  contentVersion: 'of the tests',
  async loadContent({ client, files }) {
    await files.write('public/note.txt', Buffer.from('note'));
    await client.query("insert into settings (key, value) values ('icp', '\"示例备案号\"')");
    await client.query(
      "insert into users (role, phone, email, nickname, password_hash) values (3, '13900000003', 'wu@example.cn', '周', '')",
    );
    // Lets a test interrupt the loading.
    const signal = process.env['TEST_INTERRUPT_CONTENT'];
    if (signal === undefined) return;
    process.kill(process.pid, signal);
    await new Promise(() => undefined); // the loading never finishes
  },
}).catch(failStart);
