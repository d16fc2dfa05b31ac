import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RuleViolation } from '../../../../platform/core/errors';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';

export const SHAPES = ['table', 'cards'] as const;

/** How a user reads a list: `{ list: 'clients', shape: 'cards' }`. */
export interface ListShape {
  readonly list: string;
  readonly shape: (typeof SHAPES)[number];
}

/** Of how many lists a user's shape is kept: far more than there are lists that have two. */
const MOST = 100;

/** Stores how users read their lists. They are not events (docs/adr/0020), and each user sees only its own. */
@Injectable()
export class ListShapes {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: string): Promise<readonly ListShape[]> {
    const { rows } = await poolOf(this.dataSource).query<ListShape>(
      `SELECT list, shape FROM list_shapes WHERE user_id = $1 ORDER BY list LIMIT ${MOST}`,
      [userId],
    );
    return rows;
  }

  /** @throws RuleViolation TOO_MANY */
  async keep(userId: string, { list, shape }: ListShape): Promise<ListShape> {
    const { rowCount } = await poolOf(this.dataSource).query(
      `INSERT INTO list_shapes (user_id, list, shape) SELECT $1::uuid, $2, $3
        WHERE EXISTS (SELECT 1 FROM list_shapes WHERE user_id = $1 AND list = $2)
          OR (SELECT count(*) FROM list_shapes WHERE user_id = $1) < ${MOST}
        ON CONFLICT (user_id, list) DO UPDATE SET shape = EXCLUDED.shape`,
      [userId, list, shape],
    );
    if (rowCount === 0) throw new RuleViolation('TOO_MANY', `The shape of at most ${MOST} lists can be kept`);
    return { list, shape };
  }
}
