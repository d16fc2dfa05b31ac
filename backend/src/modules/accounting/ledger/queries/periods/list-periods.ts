import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sees, type Scope } from '../../../../../platform/access/viewer';
import { notFound } from '../../../../../platform/core/errors';
import { rowsOf } from '../../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../../platform/money/dates';
import { monthOf, monthsFrom, type Month } from '../../../../../platform/money/months';
import { StoreOf, type RecordStore } from '../../../../../platform/records/store/record-store';
import { Client } from '../../../../clients/clients';
import type { Checked } from '../../domain/period.events';
import { PeriodRow } from '../../projections/periods';
import { CloseChecklist } from './close-checklist';

/** A month of a book; `row` is null when it was never closed, `over` when its last day has passed. */
export interface MonthOfBook {
  readonly month: Month;
  readonly over: boolean;
  readonly row: PeriodRow | null;
  /** As it was when the month was closed; as it is for one that can be closed now. */
  readonly checklist: readonly Checked[];
}

/** Reads the months of a book. */
@Injectable()
export class BookMonths {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checklist: CloseChecklist,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  /** @throws RuleViolation NOT_FOUND when the book is out of scope */
  async mustSee(scope: Scope, clientId: string | null): Promise<void> {
    if (clientId !== null) await this.clients.get(scope, clientId);
    else if (!sees(scope, { clientId: null, id: '' })) throw notFound('book');
  }

  /** The months of a year that have begun, the latest first. */
  async ofYear(scope: Scope, clientId: string | null, year: number, today: IsoDate): Promise<MonthOfBook[]> {
    await this.mustSee(scope, clientId);
    const rows = await this.rows(scope, clientId, `${year}-01`, `${year}-12`);
    const last = `${year}-12` < monthOf(today) ? `${year}-12` : monthOf(today);
    const months = monthsFrom(`${year}-01`, last).reverse();
    return this.described(clientId, months, today, rows);
  }

  async one(scope: Scope, clientId: string | null, month: Month, today: IsoDate): Promise<MonthOfBook> {
    await this.mustSee(scope, clientId);
    const [described] = await this.described(clientId, [month], today, await this.rows(scope, clientId, month, month));
    if (!described) throw notFound('month');
    return described;
  }

  private rows(scope: Scope, clientId: string | null, first: Month, last: Month): Promise<PeriodRow[]> {
    return rowsOf(this.dataSource, PeriodRow, scope)
      .andWhere('r.client_id IS NOT DISTINCT FROM :clientId::uuid', { clientId })
      .andWhere('r.month BETWEEN :first AND :last', { first, last })
      .getRawMany<PeriodRow>();
  }

  private async described(
    clientId: string | null,
    months: readonly Month[],
    today: IsoDate,
    rows: readonly PeriodRow[],
  ): Promise<MonthOfBook[]> {
    const known = months.map((month) => ({
      month,
      over: month < monthOf(today),
      row: rows.find((each) => each.month === month) ?? null,
    }));
    const open = known.filter(({ over, row }) => over && row?.status !== 'closed').map(({ month }) => month);
    const lists = await this.checklist.ofEach(clientId, open);
    return known.map((each) => ({
      ...each,
      checklist: each.row?.status === 'closed' ? each.row.checklist : (lists.get(each.month) ?? []),
    }));
  }
}
