import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';
import type { LogSignal } from '../projections/log-signal';

const FRESH_MS = 15_000;
const TOUCH_MS = 60_000;
const MOST_KEPT = 10_000;
/** Every process hears which session ended, or `*`: several. */
export const SESSIONS_ENDED = 'sessions_ended';

/** One session as its owner is told of it. Its `sid` never leaves the server. */
export interface OpenSession {
  readonly sid: string;
  readonly data: SessionData;
  readonly lastSeenAt: Date;
}

const OF_USER = "sess->'passport'->'user'->>'id' = $1";

const PgStore = connectPgSimple(session);
type Callback = (error?: unknown, data?: SessionData | null) => void;

/**
 * Sessions in PostgreSQL, with a copy in memory for some seconds. Ending one tells every process at once, so the copy never outlives the session.
 */
export class SessionStore extends PgStore {
  private readonly kept = new Map<string, { json: string; at: number; touched: number }>();

  constructor(
    private readonly pool: Pool,
    signal: LogSignal,
  ) {
    super({ pool, tableName: 'sessions', createTableIfMissing: false, pruneSessionInterval: 900 });
    signal.on(SESSIONS_ENDED, (sid) => (sid === '*' ? this.kept.clear() : this.kept.delete(sid)));
  }

  override get(sid: string, callback: Callback): void {
    const copy = this.kept.get(sid);
    if (copy && Date.now() - copy.at < FRESH_MS) {
      callback(null, JSON.parse(copy.json) as SessionData);
      return;
    }
    super.get(sid, (error: unknown, data?: SessionData | null) => {
      if (!error && data) this.keep(sid, data);
      callback(error, data);
    });
  }

  /**
   * A session is made once; later it is only changed while it is there: a long request that saves at its end must not bring back a session that
   * was ended meanwhile.
   */
  override set(sid: string, data: SessionData, callback?: Callback): void {
    if (data.made === true) {
      this.change(sid, data).then(
        () => callback?.(),
        (error: unknown) => callback?.(error),
      );
      return;
    }
    const made = { ...data, made: true };
    super.set(sid, made, (error?: unknown) => {
      if (!error) this.keep(sid, made);
      callback?.(error);
    });
  }

  override touch(sid: string, data: SessionData, callback?: () => void): void {
    const copy = this.kept.get(sid);
    if (copy && Date.now() - copy.touched < TOUCH_MS) {
      callback?.();
      return;
    }
    if (copy) copy.touched = Date.now();
    super.touch(sid, data, callback);
  }

  override destroy(sid: string, callback?: Callback): void {
    this.kept.delete(sid);
    super.destroy(sid, (error?: unknown) => {
      void this.tell(sid).then(() => callback?.(error));
    });
  }

  /** Ends every session of a user, in every process. @param but the id of one that stays */
  async endAllOf(userId: string, but: string | null = null): Promise<void> {
    await this.pool.query(`DELETE FROM sessions WHERE ${OF_USER} AND ($2::text IS NULL OR sid <> $2)`, [userId, but]);
    this.kept.clear();
    await this.tell('*');
  }

  /** The running sessions of a user, last used first. */
  async allOf(userId: string): Promise<OpenSession[]> {
    const { rows } = await this.pool.query<{ sid: string; sess: SessionData; expire: string }>(`SELECT sid, sess, expire FROM sessions WHERE ${OF_USER} AND expire > now() ORDER BY expire DESC`, [userId]);
    return rows.map(({ sid, sess, expire }) => ({ sid, data: sess, lastSeenAt: new Date(Date.parse(expire) - (sess.cookie.originalMaxAge ?? 0)) }));
  }

  private async change(sid: string, data: SessionData): Promise<void> {
    const expire = data.cookie.expires ? new Date(data.cookie.expires) : new Date(Date.now() + (data.cookie.originalMaxAge ?? 0));
    const { rowCount } = await this.pool.query('UPDATE sessions SET sess = $2, expire = $3 WHERE sid = $1', [sid, JSON.stringify(data), expire]);
    if (rowCount) this.keep(sid, data);
  }

  private keep(sid: string, data: SessionData): void {
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(sid, { json: JSON.stringify(data), at: Date.now(), touched: this.kept.get(sid)?.touched ?? Date.now() });
  }

  private async tell(sid: string): Promise<void> {
    await this.pool.query('SELECT pg_notify($1, $2)', [SESSIONS_ENDED, sid]);
  }
}
