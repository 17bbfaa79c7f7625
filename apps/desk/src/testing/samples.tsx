import type { DeskItem } from '@inkstone/api/types';
import { ToastProvider } from '@inkstone/ui/components/Toast';
import { DeskGround, DeskKeysProvider } from '@inkstone/ui/patterns/desk';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';

import { createDesk, DeskContext } from '../lib/desk.js';

/** The ground and the keys of the desk. */
function OnTheDesk({ children }: { children: ReactNode }) {
  return (
    <DeskKeysProvider enabled onEnabledChange={() => undefined}>
      <DeskGround style={{ minHeight: '100vh' }}>{children}</DeskGround>
    </DeskKeysProvider>
  );
}

/**
 * What the operations answer, by their paths; `waiting` never, and what is missing fails. Storybook adds those of the
 * story to those of its file, so that one of these fails by `failing` only.
 */
export type Answers = Readonly<Partial<Record<string, object | 'failing' | 'waiting'>>>;

/** A server with these answers. */
function answering(answers: Answers): typeof fetch {
  return (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const data = answers[new URL(url, window.location.href).pathname];
    if (data === 'waiting') return new Promise(() => undefined);
    const answer =
      data === undefined || data === 'failing'
        ? { code: 500, msg: '服务器出错', data: null }
        : { code: 200, msg: '', data };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  };
}

interface AnsweringDeskProps {
  /** Of the screen, as behind the #. */
  address: string;
  answers: Answers;
  children: ReactNode;
}

function AnsweringDesk({ address, answers, children }: AnsweringDeskProps) {
  const [desk] = useState(() => {
    window.localStorage.removeItem('deskDecisions:李敏');
    const made = createDesk({ fetch: answering(answers) });
    made.client.session.set({ jwt: 'token', name: '李敏', roles: ['reviewer', 'editor'] });
    return made;
  });
  return (
    <ToastProvider>
      <QueryClientProvider client={desk.queryClient}>
        <DeskContext value={desk}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path="/:tray?/:id?" element={children} />
            </Routes>
          </MemoryRouter>
        </DeskContext>
      </QueryClientProvider>
    </ToastProvider>
  );
}

/** A desk with the `address` and the `answers` of the story's parameters, for screens that ask the server themselves. */
export const onAnsweringDesk: Decorator = (Story, { parameters: { address, answers } }) => (
  <OnTheDesk>
    <AnsweringDesk address={address as string} answers={answers as Answers}>
      <Story />
    </AnsweringDesk>
  </OnTheDesk>
);

/** What the operations of a tray answer, when this is the third of its five items. */
export function trayAnswers(item: DeskItem): Answers {
  const list = [-2, -1, 0, 1, 2].map((step) => ({ ...item, id: item.id + step, files: item.files.length }));
  return {
    '/api/desk/items': { columns: [], filters: [], list, count: list.length },
    '/api/desk/item': item,
    '/api/desk/operators': operators,
  };
}

export const operators = { operators: ['李敏', '苏晴'].map((name) => ({ name, roles: ['reviewer'] })) };

/** A photograph of a page, drawn. */
export const photograph = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 372"><rect width="520" height="372" fill="#b9b0a0"/><path d="M36 18h440v330H36z" fill="#fdfbf4"/><path d="M84 70h340M84 100h300M84 130h330" stroke="#8d8475" stroke-width="4"/><path d="M190 300h150v-106z" fill="none" stroke="#2a2620" stroke-width="2"/></svg>',
)}`;
