import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Invoice, type InvoiceStore } from '../../../accounting/invoices';
import { PaperReading, PaperReadings, READER, SavedValues, type ProposedField } from '../../../operations/reading';
import { Chance } from '../domain/random';
import type { OfficeStep } from './office';

const PAPERS = 16;
const DAYS_APART = 5;
/** Of a hundred fields, so many are read as something else, and so many are not found. */
const [MISREAD, MISSED] = [4, 9];
const HUNDRED = 100;
const LINES: Readonly<Record<string, number>> = { broker: 1, carrier: 4, loadNumber: 3, total: 18 };
/** What a reader may make of a value: another digit. */
const misread = (value: string): string => value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 2) % 10));

/** Rate confirmations of the demo that were read, and what the office saved of them. */
@Injectable()
export class DemoReadings {
  constructor(
    @StoreOf(PaperReading) private readonly readings: RecordStore<PaperReading>,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    private readonly papers: PaperReadings,
    private readonly saved: SavedValues,
  ) {}

  steps(employeeId: string | undefined, today: IsoDate): OfficeStep[] {
    const chance = new Chance(20_260_104);
    return Array.from({ length: PAPERS }, (_, nr) => {
      const on = addDays(today, (nr - PAPERS) * DAYS_APART);
      return { on, act: (context: CommandContext) => this.read(nr, on, employeeId ?? null, chance, context) };
    });
  }

  /** Reads the paper of the latest invoice of a load. */
  private async read(
    nr: number,
    on: IsoDate,
    userId: string | null,
    chance: Chance,
    context: CommandContext,
  ): Promise<void> {
    const { items } = await this.invoices.list(EVERYTHING, { limit: 1, page: nr % 2 }, (rows) =>
      rows.andWhere('r.load_id IS NOT NULL'),
    );
    const [invoice] = items;
    if (!invoice) return;
    const own = allowedByRoute(context);
    const saved = await this.saved.of(EVERYTHING, invoice.id);
    const proposed = Object.entries(saved.saved).flatMap(([name, value], at): ProposedField[] => {
      const drawn = chance.between(1, HUNDRED);
      if (!value || value.filledIn || drawn <= MISSED) return [];
      const isWrong = drawn <= MISSED + MISREAD && !value.recordId;
      return [
        {
          line: LINES[name] ?? at + 5,
          load: 0,
          name,
          page: 1,
          value: isWrong ? misread(value.value) : value.value,
          currency: name === 'total' ? 'USD' : null,
          recordId: value.recordId ?? null,
          confidence: chance.between(0, 3) === 0 ? 100 : 80,
        },
      ];
    });
    const loadNumber = saved.saved['loadNumber']?.value ?? String(nr);
    const values = {
      name: `Rate confirmation ${loadNumber}.pdf`,
      file: createHash('sha256').update(`paper ${nr} of ${loadNumber}`).digest('hex'),
      reader: READER,
      month: on.slice(0, 7),
      readBy: context.actor.name,
      userId,
    };
    const { record } = await this.readings.add(values, own);
    await this.readings.change(
      record.id,
      {
        ...{ status: 'read', paperKind: 'rate_confirmation', source: nr % 4 === 0 ? 'ocr' : 'text' },
        ...{ pagesRead: 1, pageCount: 1, fields: proposed },
      },
      own,
    );
    // the last one waits for approval
    if (nr < PAPERS - 1) await this.papers.saved(record.id, saved, own);
  }
}
