import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  port: number;
  /** From now on the connections that are open, or these and all later ones, take bytes and give none. */
  silence(which: 'open' | 'all'): void;
  /** New connections are answered again. */
  speak(): void;
  close(): Promise<void>;
}

/** A port that leads to another one, and can behave as a machine that has stopped without closing its connections. */
export async function startSilentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((from) => {
    open.add(from);
    from.once('close', () => open.delete(from)).on('error', () => undefined);
    if (isSilent) {
      from.resume();
      return;
    }
    const to = connect(target).on('error', () => from.destroy());
    from.once('close', () => to.destroy());
    from.pipe(to).pipe(from);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence(which) {
      isSilent = which === 'all';
      for (const socket of open) socket.unpipe().resume();
    },
    speak() {
      isSilent = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
