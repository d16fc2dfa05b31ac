import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';

/** What a driver was paid in a year, in whole cents. */
export interface PaidInYear {
  readonly gross: number;
  readonly reimbursements: number;
  readonly deductions: number;
  readonly net: number;
}
const NOTHING: PaidInYear = { gross: 0, reimbursements: 0, deductions: 0, net: 0 };

const sum = (column: string): string => `COALESCE(sum(${column}), 0)::bigint AS ${column}`;
const YEAR = `SELECT ${['gross', 'reimbursements', 'deductions', 'net'].map(sum).join(', ')} FROM settlements
  WHERE account = $1 AND status = 'paid' AND paid_on BETWEEN $2 AND $3`;

/** Year to date: the sum of what was paid by the day of payment. */
@Injectable()
export class Years {
  constructor(private readonly dataSource: DataSource) {}

  /** @param through the last day that counts: '2026-11-27' */
  async upTo(account: string, through: IsoDate): Promise<PaidInYear> {
    const values = [account, `${through.slice(0, 4)}-01-01`, through];
    const { rows } = await sqlOf(this.dataSource).query<PaidInYear>(YEAR, values);
    return rows[0] ?? NOTHING;
  }
}
