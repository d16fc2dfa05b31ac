import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';

/** A journal entry that books a return; `amount` is the sum of its debits, in cents. */
export interface EntryOfReturn {
  readonly id: string;
  readonly entryDate: IsoDate;
  readonly amount: number;
}

const ENTRIES = `SELECT entry_id AS id, entry_date AS "entryDate", sum(debit)::bigint AS amount FROM journal_lines
WHERE source_kind = 'iftareturn' AND source_id = $1 GROUP BY 1, 2 ORDER BY 2, min(created_at), 1`;

/** The journal entries of a return: of its filing, amendments and payments. */
@Injectable()
export class EntriesOfReturn {
  constructor(private readonly dataSource: DataSource) {}

  async of(id: string): Promise<readonly EntryOfReturn[]> {
    return (await sqlOf(this.dataSource).query<EntryOfReturn>(ENTRIES, [id])).rows;
  }
}
