import type { QueryClient } from '@tanstack/query-core';
import { isApiError, type ApiError } from '../errors.js';
import { browserStorage, safely } from '../storage.js';
import type { BodyOf, PostPath } from '../wire.js';
import type { DeskClient } from './client.js';
import { refreshDecided } from './refresh-decided.js';

/** How long a decision can be taken back, in ms. */
const TAKE_BACK_MS = 10_000;
/** Between two tries while the server cannot be reached, in ms. */
const RETRY_MS = 8_000;

/** A decision that has been taken and not yet been sent. */
export interface Decision {
  id: string;
  /** Of the tray and of the item, as the page names them. */
  tray: string;
  item: string;
  /** The name of the item. */
  title: string;
  /** What was decided, e.g. 退回. */
  act: string;
  path: PostPath;
  body: object;
  /** When it was taken, in ms since 1970. */
  at: number;
}

/** A decision as the page takes it, with the body of its operation. */
export type TakenDecision<Path extends PostPath> = Omit<Decision, 'id' | 'at'> & {
  path: Path;
  body: BodyOf<Path>;
};

/** The server did not take it: somebody else was first, or the item is gone. */
export interface RefusedDecision {
  decision: Decision;
  error: ApiError;
}

export interface DecisionState {
  /** Not yet sent, the oldest first. */
  waiting: readonly Decision[];
  /** Id of the one that the page offers to take back; its time is the page's. */
  held: string | undefined;
  refused: readonly RefusedDecision[];
  /** Since when the server has not been reached, in ms since 1970. */
  lostAt: number | undefined;
}

export interface Decisions {
  get: () => DecisionState;
  subscribe: (listener: () => void) => () => void;
  /** Keeps the decision for ten seconds, then sends it. */
  take: <Path extends PostPath>(decision: TakenDecision<Path>) => void;
  takeBack: (id: string) => void;
  /** Its time is over. */
  end: (id: string) => void;
  /** Tries again at once. */
  retry: () => void;
  /** The page is left: what waits is sent, and tried again when the desk is opened the next time. */
  leave: () => void;
  forget: (refused: RefusedDecision) => void;
}

/**
 * Decisions that can be taken back: the browser keeps each for ten seconds and sends it then, so that nothing has to be
 * called back from a reader. They are stored until the server has answered, by operator, so that a closed page loses
 * none. To send one twice does no harm: the same decision of the same operator is answered as the first time.
 */
export function createDecisions(
  client: DeskClient,
  queryClient: QueryClient,
  storage = browserStorage('localStorage'),
): Decisions {
  const listeners = new Set<() => void>();
  const operator = () => client.session.get()?.name ?? '';
  const stored = () => safely(storage, `deskDecisions:${owner}`);
  const readWaiting = () => (stored().read() as Decision[] | null | undefined) ?? [];
  let owner = operator();
  let state: DecisionState = { waiting: readWaiting(), held: undefined, refused: [], lostAt: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  function change(next: Partial<DecisionState>): void {
    state = { ...state, ...next };
    const isStored = store();
    // A browser that stores nothing would lose it with the page.
    if (!isStored) state = { ...state, held: undefined };
    for (const listener of [...listeners]) listener();
    plan(isStored);
  }

  function store(): boolean {
    if (state.waiting.length > 0) return owner === '' || stored().write(state.waiting);
    stored().remove();
    return true;
  }

  function next(): Decision | undefined {
    return state.waiting.find(({ id }) => id !== state.held);
  }

  function plan(isStored = true): void {
    clearTimeout(timer);
    const decision = next();
    if (decision === undefined || owner === '' || sending) return;
    const due = isStored ? Math.max(0, decision.at + TAKE_BACK_MS - Date.now()) : 0;
    timer = setTimeout(() => void sendNext(), state.lostAt === undefined ? due : RETRY_MS);
  }

  async function sendNext(): Promise<void> {
    const decision = next();
    if (decision === undefined || sending) return;
    sending = true;
    const outcome = await send(decision);
    sending = false;
    if (outcome === 'unreachable') {
      change({ lostAt: state.lostAt ?? Date.now() });
      return;
    }
    change({
      waiting: state.waiting.filter(({ id }) => id !== decision.id),
      refused: outcome === 'sent' ? state.refused : [...state.refused, { decision, error: outcome }],
      lostAt: undefined,
    });
    refreshDecided(queryClient, decision.path, decision.body);
  }

  async function send({ path, body }: Decision): Promise<'sent' | 'unreachable' | ApiError> {
    try {
      await client.post(path, body);
      return 'sent';
    } catch (error) {
      if (!isApiError(error)) throw error;
      // After the next login it is sent by itself.
      return error.code > 0 ? error : 'unreachable';
    }
  }

  client.session.subscribe(() => {
    if (operator() === owner) return;
    owner = operator();
    change({ waiting: readWaiting(), held: undefined, refused: [], lostAt: undefined });
  });
  plan();

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(decision) {
      const id = crypto.randomUUID();
      change({ waiting: [...state.waiting, { ...decision, id, at: Date.now() }], held: id });
    },
    takeBack(id) {
      const waiting = state.waiting.filter((one) => one.id !== id);
      change({ waiting, held: waiting.at(-1)?.id });
    },
    end(id) {
      if (state.held !== id) return;
      change({ held: undefined });
    },
    retry: () => void sendNext(),
    leave() {
      for (const decision of state.waiting) void send(decision);
    },
    forget: (refused) => change({ refused: state.refused.filter((one) => one !== refused) }),
  };
}
