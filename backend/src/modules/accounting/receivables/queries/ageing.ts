import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { AGES, isOfAge, type Age } from '../../invoices';

export interface AgedInvoices {
  readonly age: Age;
  readonly invoices: number;
  /** Their open balance, in whole cents. */
  readonly balance: number;
}

const BY_AGE = AGES.map(
  (age) => `SELECT '${age}' AS age, count(*)::int AS invoices, COALESCE(sum(i.open), 0)::bigint AS balance
  FROM invoices i WHERE ${isOfAge(age, 'i', '$1')} AND ${inScope('i.client_id', '$2')} AND ($3::uuid IS NULL
    OR i.client_id = $3::uuid)`,
).join('\nUNION ALL ');

@Injectable()
export class Ageing {
  constructor(private readonly dataSource: DataSource) {}

  /** The number and open balance of the invoices in scope, for every age, current ones first. */
  async of(today: IsoDate, scope: Scope, clientId: string | null): Promise<readonly AgedInvoices[]> {
    const { rows } = await sqlOf(this.dataSource).query<AgedInvoices>(BY_AGE, [today, scope.clients, clientId]);
    return AGES.flatMap((age) => rows.filter((row) => row.age === age));
  }
}
