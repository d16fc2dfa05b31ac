import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../platform/database/database';
import { Holders, type Held } from '../../../platform/records/holders';

const FIRST = 10;
const COLUMNS = { broker: 'broker_id', client: 'client_id', load: 'load_id' } as const;

/** Invoices that are not settled hold the client, the broker and the load that they name (decisions.md §5). */
@Injectable()
export class HoldingInvoices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holders: Holders,
  ) {}

  onModuleInit(): void {
    for (const [kind, column] of Object.entries(COLUMNS))
      this.holders.add(kind, { title: 'invoice', titles: 'invoices', looking: (id) => this.naming(column, id) });
  }

  private async naming(column: string, id: string | number): Promise<Held> {
    const { rows } = await poolOf(this.dataSource).query<{ number: string; n: string }>(
      `SELECT invoice_number AS number, count(*) OVER () AS n FROM invoices
       WHERE ${column} = $1 AND status IN ('draft', 'pending', 'overdue') ORDER BY id LIMIT ${FIRST}`,
      [id],
    );
    return { count: Number(rows[0]?.n ?? 0), first: rows.map(({ number }) => number) };
  }
}
