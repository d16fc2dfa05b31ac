import { Injectable } from '@nestjs/common';
import type { DatabaseError, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import { withPooledClient } from '../../../../platform/database/connect';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { Ids } from '../../../../platform/database/ids';
import { notFound, RuleViolation, uniqueConflictOf } from '../../../../platform/core/errors';

/**
 * The saved settings of a list.
 * @example { id: '019a…', list: 'invoices', name: 'Late', query: 'status=overdue&sort=dueDate', isDefault: false }
 */
export interface SavedView {
  readonly id: string;
  /** The name of the list's table, such as 'invoices'. */
  readonly list: string;
  readonly name: string;
  /** Search, filters, sort, columns and page size, as the query string of the page's address. */
  readonly query: string;
  /** True: the list opens with this view. At most one view per list and user. */
  readonly isDefault: boolean;
}
export type ViewChanges = Partial<Omit<SavedView, 'id' | 'list'>>;

/** How many views a user may keep of one list, and of all lists. */
const MOST_OF_A_LIST = 50;
const MOST = 500;
const VIEW = 'id, list, name, query, is_default AS "isDefault"';

/** Stores the views of users. They are not events (docs/adr/0020), and each user sees only its own. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async of(userId: string): Promise<readonly SavedView[]> {
    const { rows } = await poolOf(this.dataSource).query<SavedView>(
      `SELECT ${VIEW} FROM saved_views WHERE user_id = $1 ORDER BY list, lower(name), id LIMIT ${MOST}`,
      [userId],
    );
    return rows;
  }

  /** @throws RuleViolation ALREADY_TAKEN, TOO_MANY */
  async add(userId: string, { list, name, query, isDefault }: Omit<SavedView, 'id'>): Promise<SavedView> {
    return this.alone(userId, async (client) => {
      const { rows: counts } = await client.query<{ all: number; here: number }>(
        `SELECT count(*)::int AS "all", (count(*) FILTER (WHERE list = $2))::int AS here FROM saved_views
          WHERE user_id = $1`,
        [userId, list],
      );
      const { all, here } = counts[0] ?? { all: 0, here: 0 };
      if (here >= MOST_OF_A_LIST || all >= MOST)
        throw new RuleViolation('TOO_MANY', `At most ${MOST_OF_A_LIST} views of a list can be kept`);
      if (isDefault) await noDefault(client, userId, list);
      const { rows } = await client.query<SavedView>(
        `INSERT INTO saved_views (id, user_id, list, name, query, is_default, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${VIEW}`,
        [this.ids.uuid(), userId, list, name, query, isDefault, this.clock.now()],
      );
      return rows[0];
    });
  }

  /** @throws RuleViolation NOT_FOUND, also for a view of somebody else, ALREADY_TAKEN */
  async change(userId: string, id: string, { name, query, isDefault }: ViewChanges): Promise<SavedView> {
    return this.alone(userId, async (client) => {
      const { rows: known } = await client.query<SavedView>(
        `SELECT ${VIEW} FROM saved_views WHERE id = $1 AND user_id = $2`,
        [id, userId],
      );
      if (known[0] && isDefault) await noDefault(client, userId, known[0].list);
      const { rows } = await client.query<SavedView>(
        `UPDATE saved_views SET name = COALESCE($3, name), query = COALESCE($4, query), is_default = COALESCE($5,
          is_default)
           WHERE id = $1 AND user_id = $2 RETURNING ${VIEW}`,
        [id, userId, name, query, isDefault],
      );
      return rows[0];
    });
  }

  /** @throws RuleViolation NOT_FOUND, also for a view of somebody else */
  async remove(userId: string, id: string): Promise<void> {
    const { rowCount } = await poolOf(this.dataSource).query('DELETE FROM saved_views WHERE id = $1 AND user_id = $2', [
      id,
      userId,
    ]);
    if (rowCount === 0) throw notFound('view');
  }

  /** Runs a change in a transaction. Changes of one user's views wait for each other, so the limits hold. */
  private async alone(
    userId: string,
    work: (client: PoolClient) => Promise<SavedView | undefined>,
  ): Promise<SavedView> {
    return withPooledClient(poolOf(this.dataSource), async (client) => {
      await client.query('BEGIN');
      try {
        await client.query("SELECT pg_advisory_xact_lock(hashtextextended('saved views of ' || $1, 0))", [userId]);
        const done = await work(client);
        if (!done) throw notFound('view');
        await client.query('COMMIT');
        return done;
      } catch (error) {
        await client.query('ROLLBACK');
        throw isTaken(error) ? alreadyTaken() : error;
      }
    });
  }
}

const noDefault = async (client: PoolClient, userId: string, list: string): Promise<void> => {
  await client.query('UPDATE saved_views SET is_default = FALSE WHERE user_id = $1 AND list = $2 AND is_default', [
    userId,
    list,
  ]);
};

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  uniqueConflictOf(error as DatabaseError)?.constraint === 'saved_views_name';

const alreadyTaken = (): RuleViolation => {
  const message = 'There is a view of this name already';
  return new RuleViolation('ALREADY_TAKEN', message, 'conflict', [{ field: 'name', message }]);
};
