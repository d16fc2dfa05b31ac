import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { watchAsking } from './moments';

const COLLECT_MS = 300;
const REST_MS = 1_000;

/**
 * News that come together are fetched once, at most once a second; a query that asked since then is not fetched again.
 */
export class CollectedNews {
  private readonly stale = new Map<string, { queryKey: QueryKey; since: number }>();
  private readonly asking: ReturnType<typeof watchAsking>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: QueryClient) {
    this.asking = watchAsking(client);
  }

  /** What these keys show changed, at that moment at the latest. */
  add(keys: readonly QueryKey[], since: number): void {
    for (const queryKey of keys) {
      const hash = hashKey(queryKey);
      this.stale.set(hash, { queryKey, since: Math.max(since, this.stale.get(hash)?.since ?? 0) });
    }
    this.timer ??= setTimeout(this.refresh, COLLECT_MS);
  }

  stop(): void {
    this.asking.stop();
    clearTimeout(this.timer);
  }

  private readonly refresh = (): void => {
    this.timer = undefined;
    if (this.stale.size === 0) return;
    const due = [...this.stale.values()];
    this.stale.clear();
    for (const news of due) this.refetch(news);
    this.timer = setTimeout(this.refresh, REST_MS);
  };

  /**
   * An answer that is on its way is waited for: on a slow network it would never come, were it asked for again each
   * time.
   */
  private refetch({ queryKey, since }: { queryKey: QueryKey; since: number }): void {
    const isOld = (query: Query): boolean => this.asking.askedAt(query) < since;
    const isIdle = (query: Query): boolean => query.state.fetchStatus === 'idle';
    if (this.client.getQueryCache().findAll({ queryKey, predicate: (query) => isOld(query) && !isIdle(query) }).length)
      this.stale.set(hashKey(queryKey), { queryKey, since });
    void this.client.invalidateQueries({ queryKey, predicate: (query) => isOld(query) && isIdle(query) });
  }
}
