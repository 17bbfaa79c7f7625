/** Runs the reference server with its hook until a signal; `inkstone-contracts serve-reference` starts it. */
import { startReference } from './reference.js';

const { server, hook, close } = await startReference();
process.stdout.write(`参考服务端与它的钩子已就绪，数据在临时文件夹里，结束时清除。
在另一个终端里运行：

  node contracts/dist/main.js verify --base-url ${server.url} --states-url ${hook.url}

按 Ctrl-C 结束
`);

let closed: Promise<void> | undefined;
for (const signal of ['SIGINT', 'SIGTERM']) {
  // A terminal sends the signal to this process, and the command passes it on, too.
  process.on(signal, () => {
    closed ??= close().then(() => process.exit(0));
  });
}
