import type { Query, QueryClient } from '@tanstack/react-query';

const KEPT = 200;

let moment = 0;
const answers = new Map<string, number>();

/** Counts what happens in this page, to tell what came before what. */
export const nextMoment = (): number => ++moment;

/** A change that this page made is in the log: what is asked from now on shows it. */
export const changeAnswered = (requestId: string | null): void => {
  if (requestId === null) return;
  answers.set(requestId, nextMoment());
  for (const [oldest] of answers) {
    if (answers.size <= KEPT) break;
    answers.delete(oldest);
  }
};

/** When a change that is told of was in the log at the latest; at its answer, where this page made it itself. */
export const momentOf = (requestId: unknown): number =>
  (typeof requestId === 'string' ? answers.get(requestId) : undefined) ?? nextMoment();

/** Notes when each query last asked the server. */
export const watchAsking = (client: QueryClient): { askedAt: (query: Query) => number; stop: () => void } => {
  const asked = new WeakMap<Query, number>();
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.set(event.query as Query, nextMoment());
  });
  return { askedAt: (query) => asked.get(query) ?? 0, stop };
};
