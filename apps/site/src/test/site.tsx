import type { UserSession } from '@inkstone/api/types';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
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
  logIn: () => void;
}

export interface SiteOptions {
  /** Answers of the server by path. A path without one, or one that returns `undefined`, stays unanswered. */
  server: Readonly<Record<string, (params: Call['params']) => Answer | undefined>>;
  address?: string;
  owner?: boolean;
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
  const backend = createBackend();
  if (owner) backend.client.session.set(PERSON);
  const result = render(
    <Providers backend={backend}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Providers>,
  );
  return {
    ...result,
    backend,
    calls,
    logIn: () => {
      backend.client.session.set(PERSON);
    },
  };
}

export const PERSON: UserSession = {
  jwt: 'token',
  nickname: '林老师',
  avatar: '',
  user_role: 3,
  phone: '',
  school: '',
  gradeId: null,
  province: '',
  city: '',
  create_time: 0,
  username: '',
  identity_card_code: '',
};
