/**
 * Joins the questions that come while another one is on its way: a crowd takes one connection to the database, not all.
 *
 * @returns asks for one key
 */
export function askTogether<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let next: { keys: Set<Key>; answers: Promise<ReadonlyMap<Key, Answer>> } | undefined;
  let former: Promise<unknown> = Promise.resolve();

  function wait() {
    const keys = new Set<Key>();
    const answers = former.then(() => {
      next = undefined;
      return ask([...keys]);
    });
    former = answers.catch(() => undefined);
    return { keys, answers };
  }

  return async (key) => {
    next ??= wait();
    next.keys.add(key);
    return (await next.answers).get(key);
  };
}
