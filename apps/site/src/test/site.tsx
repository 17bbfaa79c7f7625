import type { UserSession } from '@inkstone/api/types';
import { fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';

import { createBackend, type Backend } from '../app/backend.js';
import { Providers } from '../app/providers.js';

type Answer = { code: number; msg: string; data: unknown } | Response;

/** A call as the server sees it: the query of a GET, the body of a POST. */
export interface Call {
  path: string;
  params: Record<string, unknown>;
}

export function success(data: unknown, msg = '成功'): Answer {
  return { code: 200, msg, data };
}

export function refusal(code: number, msg: string): Answer {
  return { code, msg, data: null };
}

export interface Site extends RenderResult {
  backend: Backend;
  calls: Call[];
  /** Logs a teacher in, or a person who differs from her. */
  logIn: (differences?: Partial<UserSession>) => void;
  /** The path of the address, with its query. */
  here: () => string;
}

export interface SiteOptions {
  /** Answers of the server by path. A path without one, or one that returns `undefined`, stays unanswered. */
  server: Readonly<Record<string, (params: Call['params']) => Answer | undefined>>;
  address?: string;
  /** Whether a teacher is logged in, or how the person differs from her. */
  owner?: boolean | Partial<UserSession>;
}

function readCall(url: string, init: RequestInit | undefined): Call {
  const { pathname, searchParams } = new URL(url, 'http://site.test');
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Call['params']) : {};
  return { path: pathname, params: { ...Object.fromEntries(searchParams), ...body } };
}

/** Renders a part of the site with its contexts and a router; only the server is replaced. */
export function renderSite(children: ReactNode, { server, address = '/', owner = false }: SiteOptions): Site {
  const calls: Call[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = readCall(input instanceof Request ? input.url : String(input), init);
    calls.push(call);
    const answer = server[call.path]?.(call.params);
    if (answer === undefined) return new Promise<Response>(() => undefined);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  let here = '';
  function Address() {
    const { pathname, search } = useLocation();
    here = pathname + decodeURIComponent(search);
    return null;
  }
  const backend = createBackend();
  const logIn = (differences: Partial<UserSession> = {}) =>
    backend.client.session.set({ ...PERSON, ...differences });
  if (owner !== false) logIn(owner === true ? {} : owner);
  const result = render(
    <Providers backend={backend}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        {children}
      </MemoryRouter>
    </Providers>,
  );
  return {
    ...result,
    backend,
    calls,
    here: () => here,
    logIn,
  };
}

/** Types a text into the only search box, or the one of a name, and submits it. */
export function searchFor(text: string, name?: string): void {
  const box = screen.getByRole<HTMLInputElement>('searchbox', name === undefined ? {} : { name });
  fireEvent.change(box, { target: { value: text } });
  if (box.form === null) throw new Error('The search box is in no form.');
  fireEvent.submit(box.form);
}

export const PERSON: UserSession = {
  jwt: 'token',
  nickname: '林老师',
  avatar: '',
  user_role: 3,
  phone: '',
  email: '',
  school: '',
  gradeId: null,
  province: '',
  city: '',
  create_time: 0,
  username: '',
  identity_card_code: '',
};
