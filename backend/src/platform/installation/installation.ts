import type { Pool } from 'pg';

type Row = { demo: boolean; logId: string };

/**
 * What the database records about this installation. Being a demo is a property of the data, written when demo data is
 * planted; the setting only says that a demo is wanted.
 */
export class Installation {
  private constructor(
    private readonly pool: Pool,
    private readonly demoWanted: boolean,
    private planted: boolean,
    /** Identifies this log. A restored backup gets a new id. */
    readonly logId: string,
  ) {}

  static async read(pool: Pool, demoWanted: boolean): Promise<Installation> {
    const row = await rowOf(pool);
    return new Installation(pool, demoWanted, row.demo, row.logId);
  }

  /** Whether demo features are on: links shown without e-mail, the open outbox, practice payments. */
  async isDemo(): Promise<boolean> {
    return this.demoWanted && (await this.isPlanted());
  }

  async isPlanted(): Promise<boolean> {
    if (!this.planted) this.planted = (await rowOf(this.pool)).demo;
    return this.planted;
  }

  /** Marks the database as a demo, for ever. The database refuses if it is already in real use. */
  async becomeDemo(): Promise<void> {
    await this.pool.query('SELECT become_demo()');
  }
}

const rowOf = async (pool: Pool): Promise<Row> => {
  const { rows } = await pool.query<Row>('SELECT demo, log_id AS "logId" FROM installation');
  if (!rows[0]) throw new Error('The database does not say which log it holds');
  return rows[0];
};
