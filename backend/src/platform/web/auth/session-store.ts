import { Store, type SessionData } from 'express-session';
import type { Pool } from 'pg';
import type { Clock } from '../../core/clock';
import type { LogSignal } from '../../event-log/store/log-signal';

const FRESH_MS = 15_000;
const TOUCH_MS = 60_000;
const MOST_KEPT = 10_000;
/** The channel on which processes announce the id of an ended session, or `*` for several. */
export const SESSIONS_ENDED = 'sessions_ended';

/** One session, as shown to its user. Its `sid` never leaves the server. */
export interface OpenSession {
  readonly sid: string;
  readonly data: SessionData;
  readonly lastSeenAt: Date;
}

/** Upserts, because the request that creates a session may save it more than once. */
const MAKE =
  'INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, $3) ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire';
const OF_USER = "sess->'passport'->'user'->>'id' = $1";

type Callback = (error?: unknown, data?: SessionData | null) => void;

/**
 * Stores sessions in PostgreSQL, with a copy in memory for some seconds. Ending a session notifies every process at
 * once, so no copy outlives it.
 */
export class SessionStore extends Store {
  private readonly cached = new Map<string, { json: string; at: number; touched: number }>();

  constructor(
    private readonly pool: Pool,
    signal: LogSignal,
    private readonly clock: Clock,
  ) {
    super();
    signal.on(SESSIONS_ENDED, (sid) => (sid === '*' ? this.cached.clear() : this.cached.delete(sid)));
  }

  override get(sid: string, callback: Callback): void {
    const copy = this.cached.get(sid);
    if (copy && this.time() - copy.at < FRESH_MS) callback(null, JSON.parse(copy.json) as SessionData);
    else told(this.find(sid), callback);
  }

  /**
   * Inserts a new session, and only updates an existing one: a long request that saves its session at the end must not
   * bring back a session that was ended meanwhile.
   */
  override set(sid: string, data: SessionData, callback?: Callback): void {
    told(data.made === true ? this.change(sid, data) : this.make(sid, { ...data, made: true }), callback);
  }

  override touch(sid: string, data: SessionData, callback?: () => void): void {
    const copy = this.cached.get(sid);
    if (copy && this.time() - copy.touched < TOUCH_MS) {
      callback?.();
      return;
    }
    if (copy) copy.touched = this.time();
    told(
      this.pool.query('UPDATE sessions SET expire = $2 WHERE sid = $1', [sid, this.endOf(data)]),
      callback && (() => callback()),
    );
  }

  override destroy(sid: string, callback?: Callback): void {
    this.cached.delete(sid);
    told(this.end(sid), callback);
  }

  /**
   * Ends all sessions of a user, in every process.
   * @param but the id of a session that stays open
   */
  async endAllOf(userId: string, but: string | null = null): Promise<void> {
    await this.pool.query(`DELETE FROM sessions WHERE ${OF_USER} AND ($2::text IS NULL OR sid <> $2)`, [userId, but]);
    this.cached.clear();
    await this.tell('*');
  }

  /** The open sessions of a user, last used first. */
  async allOf(userId: string): Promise<OpenSession[]> {
    const sql = `SELECT sid, sess, expire FROM sessions WHERE ${OF_USER} AND expire > $2 ORDER BY expire DESC`;
    const { rows } = await this.pool.query<{ sid: string; sess: SessionData; expire: string }>(sql, [
      userId,
      this.clock.now(),
    ]);
    return rows.map(({ sid, sess, expire }) => ({
      sid,
      data: sess,
      lastSeenAt: new Date(Date.parse(expire) - (sess.cookie.originalMaxAge ?? 0)),
    }));
  }

  /** Deletes expired sessions. */
  async forgetOld(): Promise<void> {
    await this.pool.query('DELETE FROM sessions WHERE expire < $1', [this.clock.now()]);
  }

  private async find(sid: string): Promise<SessionData | null> {
    const { rows } = await this.pool.query<{ sess: SessionData }>(
      'SELECT sess FROM sessions WHERE sid = $1 AND expire > $2',
      [sid, this.clock.now()],
    );
    const data = rows[0]?.sess ?? null;
    if (data) this.keep(sid, data);
    return data;
  }

  private async make(sid: string, data: SessionData): Promise<void> {
    await this.pool.query(MAKE, [sid, JSON.stringify(data), this.endOf(data)]);
    this.keep(sid, data);
  }

  private async change(sid: string, data: SessionData): Promise<void> {
    const { rowCount } = await this.pool.query('UPDATE sessions SET sess = $2, expire = $3 WHERE sid = $1', [
      sid,
      JSON.stringify(data),
      this.endOf(data),
    ]);
    if (rowCount) this.keep(sid, data);
  }

  private endOf(data: SessionData): Date {
    return new Date(this.time() + (data.cookie.originalMaxAge ?? 0));
  }

  private time(): number {
    return this.clock.now().getTime();
  }

  private keep(sid: string, data: SessionData): void {
    if (this.cached.size >= MOST_KEPT) this.cached.clear();
    this.cached.set(sid, {
      json: JSON.stringify(data),
      at: this.time(),
      touched: this.cached.get(sid)?.touched ?? this.time(),
    });
  }

  private async end(sid: string): Promise<void> {
    try {
      await this.pool.query('DELETE FROM sessions WHERE sid = $1', [sid]);
    } finally {
      await this.tell(sid);
    }
  }

  private async tell(sid: string): Promise<void> {
    await this.pool.query('SELECT pg_notify($1, $2)', [SESSIONS_ENDED, sid]);
  }
}

const told = (work: Promise<unknown>, callback?: Callback): void => {
  work.then(
    (data) => callback?.(null, data as SessionData | null),
    (error: unknown) => callback?.(error),
  );
};
