import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { RecordBusy, RuleViolation, VersionConflict } from '../../../../platform/core/errors';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { part } from '../../../../platform/event-log/commands/task';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { oneSheetAtATime } from '../../../../platform/infrastructure/spreadsheets/one-sheet-at-a-time';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { kindOf } from '../../../../platform/records/kind/kind';
import { contentMark, faultOfSame, feesOnce, identities, transactionOf, type KeptRow } from '../domain/normal-row';
import { settleLine } from '../domain/settle-line';
import type { FuelTally } from '../domain/tally';
import { FuelTransaction, type TransactionStatus } from '../fuel-transaction';
import { LineLookups, type Asked } from './line-lookups';
import { valuesOf, type Numbered, type Ready } from './line-values';
import { overlapped } from './overlapped';
import { TransactionParts, type Booked } from './transaction-parts';

/** How many lines are committed together: few enough that others wait for a moment only. */
const AT_ONCE = 200;
/** How many of these before another import may go on. */
const AT_A_TURN = 8;
const MOST_TRIES = 4;

const KNOWN = `SELECT id, date, amount, status, import_id AS "importId", reasons FROM fuel_transactions
  WHERE id = ANY($1::uuid[])`;
const ELSEWHERE = `SELECT DISTINCT content_mark AS mark FROM fuel_transactions
  WHERE content_mark = ANY($1) AND (external_id IS NULL) = $2`;
const LATEST = `SELECT card_id AS "cardId", max(date) AS date FROM fuel_transactions
  WHERE import_id = $1 AND card_id IS NOT NULL GROUP BY 1 ORDER BY 1`;
const FEES = 'SELECT DISTINCT transaction_id AS id FROM fuel_transactions WHERE fee > 0 AND transaction_id = ANY($1)';

interface Known {
  readonly id: string;
  readonly date: IsoDate;
  readonly amount: number;
  readonly status: TransactionStatus;
  readonly importId: string | null;
  readonly reasons: readonly string[];
}
/** An import: whose lines, and its id, by which a run that broke off knows its own. */
export interface Taking extends Asked {
  readonly importId: string;
}

/** Takes lines of fuel cards into the books, each once, or sets them aside. */
@Injectable()
export class TakeLines {
  constructor(
    private readonly runner: CommandRunner,
    private readonly dataSource: DataSource,
    private readonly lookups: LineLookups,
    private readonly booked: TransactionParts,
  ) {}

  /**
   * @param rows the lines in the order of their file, which are read as they are taken
   * @param advance reports progress; called after each portion, and while another import goes on
   */
  async take(
    rows: AsyncIterable<KeptRow>,
    taking: Taking,
    tally: FuelTally,
    context: CommandContext,
    advance: () => Promise<void>,
  ): Promise<void> {
    const identityOf = identities();
    const own = taking.forClientId ?? '';
    const commit = async (portions: readonly (readonly Numbered[])[]): Promise<void> => {
      const work = async (portion: readonly Numbered[]): Promise<void> => {
        await this.takePortion(portion, taking, tally, inner(context));
        await advance();
      };
      await oneSheetAtATime(poolOf(this.dataSource), 'fuel', advance, () => overlapped(portions, work, sharing));
    };
    let portions: Numbered[][] = [[]];
    for await (const row of rows) {
      const identity = `${row.card ? '' : own} ${identityOf(row)}`;
      const last = portions.at(-1) ?? [];
      last.push({ id: idOfLine(row.date, identity), row, transactionId: transactionOf(row) });
      if (last.length < AT_ONCE) continue;
      if (portions.length === AT_A_TURN) {
        await commit(portions);
        portions = [];
      }
      portions.push([]);
    }
    await commit(portions.filter(({ length }) => length > 0));
  }

  /** The last day of which an import brought a purchase, by card. */
  async latestOf(importId: string): Promise<readonly { readonly cardId: number; readonly date: IsoDate }[]> {
    const pool = poolOf(this.dataSource);
    return (await pool.query<{ cardId: number; date: IsoDate }>(LATEST, [importId])).rows;
  }

  private async takePortion(
    portion: readonly Numbered[],
    taking: Taking,
    tally: FuelTally,
    context: CommandContext,
  ): Promise<void> {
    const fresh = await this.withoutKnown(portion, taking, tally);
    if (fresh.length === 0) return;
    const { ready, today } = await this.settled(fresh, taking, context);
    const wanted = ready.filter(({ row: { line, date } }) => {
      if (date <= addDays(today, 1)) return true;
      tally.reject(line, 'The day is in the future');
      return false;
    });
    // two advances of one driver are two commits: each writes to the driver's account
    const isCash = ({ settled: { productClass, reasons } }: Ready): boolean =>
      productClass === 'cash_advance' && reasons.length === 0;
    const together = wanted.filter((line) => !isCash(line));
    await this.commitAll(together, taking, tally, context);
    for (const line of wanted.filter(isCash)) await this.commitAll([line], taking, tally, context);
  }

  /** Commits lines together; where one of them is refused, each by itself. */
  private async commitAll(
    lines: readonly Ready[],
    taking: Taking,
    tally: FuelTally,
    context: CommandContext,
  ): Promise<void> {
    if (lines.length === 0) return;
    try {
      await this.commit(lines, taking, context);
    } catch (error) {
      const isRefused = error instanceof RuleViolation;
      if (!isRefused && !(error instanceof VersionConflict)) throw error;
      if (lines.length > 1) {
        for (const line of lines) await this.commitAll([line], taking, tally, context);
        return;
      }
      const [line] = lines;
      // an agent keeps no line that is nobody's: what is unknown of it is why
      if (isRefused && line) tally.reject(line.row.line, line.settled.reasons.join('. ') || error.message);
      else throw error;
      return;
    }
    for (const { row, settled } of lines) tally.took(row.line, settled.reasons);
  }

  private async commit(lines: readonly Ready[], { importId }: Taking, context: CommandContext): Promise<void> {
    for (let tries = 1; ; tries += 1)
      try {
        const [bookings, guards] = await Promise.all([
          Promise.all(lines.map((line) => this.bookingOf(line))),
          this.booked.guards(lines.map(({ settled }) => settled)),
        ]);
        const { aggregate } = kindOf(FuelTransaction);
        const parts = lines.map((line, at) => {
          const values = valuesOf(line, bookings[at]?.expenseId ?? null, importId);
          const command = { type: 'Add' as const, id: line.id, values };
          const prepare = () => ({ command, guards: at === 0 ? guards : [] });
          return part({ aggregate, id: line.id, fresh: true, prepare });
        });
        await this.runner.runTogether({
          parts: [...parts, ...bookings.flatMap((each) => each?.parts ?? [])],
          context,
          answer: null,
        });
        return;
      } catch (error) {
        if (!(error instanceof RecordBusy || error instanceof VersionConflict) || tries === MOST_TRIES) throw error;
      }
  }

  private bookingOf({ row, transactionId, fee, settled }: Ready): Promise<Booked | null> {
    const { productClass, reasons } = settled;
    if (reasons.length > 0 || productClass === null) return Promise.resolve(null);
    const { date, product, quantity, quantityUnit, currency, amount, invoice, site, city, odometer } = row;
    const { clientId, cardId, vehicleId, driverId, jurisdiction, exchangeRate } = settled;
    return this.booked.of({
      ...{ date, product, quantity, quantityUnit, currency, amount, fee, invoice, site, city, odometer },
      ...{ transactionId, clientId, cardId, vehicleId, driverId, jurisdiction, productClass, exchangeRate },
    });
  }

  private async settled(
    lines: readonly Numbered[],
    taking: Taking,
    context: CommandContext,
  ): Promise<{ readonly ready: readonly Ready[]; readonly today: IsoDate }> {
    const rows = lines.map(({ row }) => row);
    const pool = poolOf(this.dataSource);
    const named = [...new Set(lines.map(({ transactionId }) => transactionId))];
    const marks = rows.map(contentMark);
    const isWire = rows[0]?.externalId !== null;
    const [look, known, others] = await Promise.all([
      this.lookups.of(rows, taking, context),
      pool.query<{ id: string }>(FEES, [named]),
      pool.query<{ mark: string }>(ELSEWHERE, [marks, isWire]),
    ]);
    const said = lines.map(({ row, transactionId }) => ({ transaction: transactionId, fee: row.fee }));
    const fees = feesOnce(said, new Set(known.rows.map(({ id }) => id)));
    const elsewhere = new Set(others.rows.map(({ mark }) => mark));
    const ready = lines.map((line, at) => {
      const settled = settleLine(line.row, look);
      const mark = marks[at] ?? '';
      const isElsewhere = elsewhere.has(mark);
      const reasons = isElsewhere ? [...settled.reasons, CAME_ALREADY] : settled.reasons;
      return { ...line, fee: fees[at] ?? 0, mark, settled: isElsewhere ? { ...settled, reasons } : settled };
    });
    return { ready, today: look.today };
  }

  private async withoutKnown(
    portion: readonly Numbered[],
    { importId }: Taking,
    tally: FuelTally,
  ): Promise<readonly Numbered[]> {
    const { rows } = await poolOf(this.dataSource).query<Known>(KNOWN, [portion.map(({ id }) => id)]);
    const known = new Map(rows.map((row) => [row.id, row]));
    return portion.filter(({ id, row }) => {
      const same = known.get(id);
      if (!same) return true;
      const reason = faultOfSame(row, same);
      if (reason !== null) tally.reject(row.line, reason);
      // an earlier run of this import took it
      else if (same.importId === importId) tally.took(row.line, same.status === 'set_aside' ? same.reasons : []);
      else tally.duplicates += 1;
      return false;
    });
  }
}

/** Whether two portions have lines of one purchase, whose fee is taken once, or one line twice. */
const sharing = (portion: readonly Numbered[], earlier: readonly Numbered[]): boolean => {
  const named = new Set(earlier.flatMap(({ id, transactionId }) => [id, transactionId]));
  return portion.some(({ id, transactionId }) => named.has(id) || named.has(transactionId));
};

const CAME_ALREADY = 'The same purchase came by another way already';

/** The id of a line: always the same for one identity, so that no line is added twice. Days are neighbors. */
const idOfLine = (date: IsoDate, identity: string): string => {
  const random = createHash('sha256').update(identity).digest();
  return v7({ msecs: Date.parse(date), seq: random.readUInt32BE(16), random });
};
