import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../../platform/event-log/projections/read-tables';
import { firstDayOf, lastDayOf, monthOf, monthsFrom, type Month } from '../../../../../platform/money/months';
import { closeChecks, declareCloseCheck, type Ask } from '../../../../../platform/money/close-checks';
import type { Checked } from '../../domain/period.events';
import { bookId } from '../../projections/periods';
import { ofBook } from '../books';

const FIRST = `SELECT min(entry_date) AS day FROM journal_lines WHERE ${ofBook('client_id', '$1')}`;
const CLOSED = "SELECT month FROM periods WHERE book = $1 AND status = 'closed'";

declareCloseCheck({
  title: 'Earlier months are closed',
  holds: async ({ clientId, month }, ask) => {
    const [first] = await ask<{ day: string | null }>(FIRST, [clientId]);
    if (!first?.day) return true;
    const closed = (await ask<{ month: Month }>(CLOSED, [bookId(clientId)])).map((row) => row.month);
    return monthsFrom(monthOf(first.day), month).every((each) => each === month || closed.includes(each));
  },
});

/** Goes through the checklist of closing a month. */
@Injectable()
export class CloseChecklist {
  constructor(private readonly dataSource: DataSource) {}

  async of(clientId: string | null, month: Month): Promise<Checked[]> {
    return (await this.ofEach(clientId, [month])).get(month) ?? [];
  }

  /** The checklists of several months of a book; what is about the book as a whole is looked at once. */
  async ofEach(clientId: string | null, months: readonly Month[]): Promise<ReadonlyMap<Month, Checked[]>> {
    const ask: Ask = async (text, values) => (await sqlOf(this.dataSource).query(text, [...values])).rows as never;
    const lists = new Map<Month, Checked[]>(months.map((month) => [month, []]));
    for (const { title, holds, ofBook } of closeChecks()) {
      let ok: boolean | undefined;
      for (const [month, list] of lists) {
        const closing = { clientId, month, firstDay: firstDayOf(month), lastDay: lastDayOf(month) };
        ok = ofBook && ok !== undefined ? ok : await holds(closing, ask);
        list.push({ title, ok });
      }
    }
    return lists;
  }
}
