import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { BoxChoice } from '../../../../platform/money/boxes-1099';
import type { IsoDate } from '../../../../platform/money/dates';
import type { PaidBy } from '../../../accounting/expenses';
import { paymentSources } from '../domain/payment-sources';

/** A payment to a contractor, in whole cents; `withheld` is the part of it that was kept back for the IRS. */
export interface ContractorPayment {
  readonly contractorId: string;
  /** What was paid: `{ kind: 'expense', id: '9' }`. */
  readonly sourceKind: string;
  readonly sourceId: string;
  readonly paidOn: IsoDate;
  readonly amount: number;
  readonly withheld: number;
  /** The box that the payment itself says; null: that of the contractor. */
  readonly box: BoxChoice | null;
  /** The box of the account that it was booked on. */
  readonly accountBox: BoxChoice | null;
  /** How it was paid; null where nobody said it. */
  readonly way: PaidBy | null;
  readonly text: string;
}

/** Which payments are asked for: those of these contractors or of all of a book, in one year. */
export interface AskedPayments {
  readonly year: number;
  readonly contractorIds?: readonly string[];
}

/** The payments to contractors, out of every source that tells of some. */
@Injectable()
export class ContractorPayments {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of their days. The caller has made sure that the contractors are in scope. */
  async of({ year, contractorIds }: AskedPayments): Promise<readonly ContractorPayment[]> {
    const which = contractorIds ? 'AND p.contractor_id = ANY($3::uuid[])' : '';
    const sql = `SELECT p.contractor_id AS "contractorId", p.source_kind AS "sourceKind", p.source_id AS "sourceId",
        p.paid_on AS "paidOn", p.cents AS amount, p.withheld, p.box, a.box1099 AS "accountBox", p.way, p.words AS text
      FROM (${paymentSources().join(' UNION ALL ')}) p LEFT JOIN accounts a ON a.id = p.account_number
      WHERE p.paid_on BETWEEN $1 AND $2 ${which} ORDER BY p.paid_on, p.source_kind, p.source_id`;
    const asked = [`${year}-01-01`, `${year}-12-31`, ...(contractorIds ? [contractorIds] : [])];
    const { rows } = await sqlOf(this.dataSource).query<ContractorPayment>(sql, asked);
    return rows.map((row) => ({ ...row, amount: Number(row.amount), withheld: Number(row.withheld) }));
  }

  /** The years with payments to contractors, the latest first. The caller has made sure that they are in scope. */
  async years(contractorIds: readonly string[]): Promise<readonly number[]> {
    const sql = `SELECT DISTINCT EXTRACT(YEAR FROM p.paid_on)::int AS year
      FROM (${paymentSources().join(' UNION ALL ')}) p WHERE p.contractor_id = ANY($1::uuid[]) ORDER BY 1 DESC`;
    const { rows } = await sqlOf(this.dataSource).query<{ year: number }>(sql, [contractorIds]);
    return rows.map(({ year }) => year);
  }
}
