import type { Pool } from 'pg';

type Row = { demo: boolean; logId: string };

/**
 * What this database says of itself. A demo is a property of the data, written when it is planted; the setting only
 * says that one is wanted.
 */
export class Installation {
  private constructor(
    private readonly pool: Pool,
    private readonly demoWanted: boolean,
    private planted: boolean,
    /** Tells this log from every other one, also from a backup of itself that was restored. */
    readonly logId: string,
  ) {}

  static async read(pool: Pool, demoWanted: boolean): Promise<Installation> {
    const row = await rowOf(pool);
    return new Installation(pool, demoWanted, row.demo, row.logId);
  }

  /** Whether the demo's comforts may be given: links without a letter, the open outbox, practice payments. */
  async isDemo(): Promise<boolean> {
    return this.demoWanted && (await this.isPlanted());
  }

  async isPlanted(): Promise<boolean> {
    if (!this.planted) this.planted = (await rowOf(this.pool)).demo;
    return this.planted;
  }

  /** From now on this is the demo's database, for ever. The database refuses where somebody works already. */
  async becomeDemo(): Promise<void> {
    await this.pool.query('SELECT become_demo()');
  }
}

const rowOf = async (pool: Pool): Promise<Row> => {
  const { rows } = await pool.query<Row>('SELECT demo, log_id AS "logId" FROM installation');
  if (!rows[0]) throw new Error('The database does not say which log it holds');
  return rows[0];
};
