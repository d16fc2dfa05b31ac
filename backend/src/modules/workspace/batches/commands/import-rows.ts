import { Inject, Injectable } from '@nestjs/common';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { kindNamed, type RecordKind, type Values } from '../../../../platform/records/kind/kind';
import {
  columnsOf,
  missingColumns,
  recordOf,
  refusalOf,
  valuesInRow,
  unknownHeaders,
  type Column,
} from '../../../../platform/records/sheets/sheet';
import { sameAs, duplicatesOf } from '../../../../platform/records/sheets/duplicates';
import { SheetReferences } from '../../../../platform/records/sheets/sheet-references';
import type { JoinedRows, ReadRow } from '../../../../platform/records/kind/declared/sheet-rules';
import { Stores } from '../../../../platform/records/store/stores';
import { kindOfSheet } from '../../../../platform/infrastructure/spreadsheets/kind-of-sheet';
import { readSheet, UnreadableSheet } from '../../../../platform/infrastructure/spreadsheets/read-sheet';
import { Vault } from '../../../../platform/infrastructure/vault/vault';
import type { Batch } from '../batch';
import { oneSheetAtATime } from '../../../../platform/infrastructure/spreadsheets/one-sheet-at-a-time';
import { forgetOldRows, idsOfRows } from './row-ids';
import type { Tally } from '../domain/tally';
import { findDuplicates } from '../queries/find-duplicates';

/** How many rows are written concurrently. They share commits, and other writers wait for no more than these. */
const SIDE_BY_SIDE = 16;
/** How many records that rows became together are looked up at once. */
const AT_A_TIME = 500;
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The sheet cannot be imported at all; the message is a sentence for the user. */
export class SheetRefused extends Error {}

interface Row {
  readonly nr: number;
  readonly values: Values;
  /** How many rows of the sheet it is made of. */
  readonly rows: number;
}
interface NewRow extends Row {
  readonly id: string | number;
}

/** The state of an import, kept from one portion of rows to the next. */
interface Reading {
  readonly kind: RecordKind;
  readonly batch: Batch;
  readonly columns: readonly Column[];
  readonly references: SheetReferences;
  /** The row in which each duplicate key first occurred. */
  readonly seen: Map<string, number>;
  readonly tally: Tally;
}

/**
 * Adds the rows of a sheet as records. Each row is a unit of its own in the log, and its id is fixed by the batch and
 * the row, so that a repeated run continues where the last one broke off.
 */
@Injectable()
export class ImportRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stores: Stores,
    private readonly vault: Vault,
    @Inject(FILES) private readonly files: Files,
    private readonly clock: Clock,
  ) {}

  /**
   * @param context of the user who ordered the import
   * @param advance reports progress; called while the sheet is read and after each portion of rows
   * @throws SheetRefused when the file is unreadable or a required column is missing
   */
  async run(batch: Batch, tally: Tally, context: CommandContext, advance: () => Promise<void>): Promise<void> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'axlebook-batch-'));
    try {
      const place = path.join(folder, 'sheet');
      await pipeline(await this.files.get(batch.file ?? ''), createWriteStream(place));
      await this.read(place, batch, tally, context, advance);
    } catch (error) {
      throw error instanceof UnreadableSheet ? new SheetRefused(error.message) : error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async read(
    place: string,
    batch: Batch,
    tally: Tally,
    context: CommandContext,
    advance: () => Promise<void>,
  ): Promise<void> {
    const sheet = await kindOfSheet(place);
    if (!sheet) throw new SheetRefused('Please select an Excel (.xlsx, .xls) or CSV file.');
    const kind = kindNamed(batch.of);
    await forgetOldRows(poolOf(this.dataSource), this.clock.now());
    const references = new SheetReferences(this.dataSource, kind, context.scope, batch.forClientId);
    const { joined } = kind.options.sheet ?? {};
    const all: ReadRow[] = [];
    let reading: Reading | null = null;
    let nr = 1;
    for await (const step of readSheet(place, sheet)) {
      if ('read' in step) {
        tally.read = Math.floor(100 * step.read);
        await advance();
        continue;
      }
      const { rows: portion, total } = step;
      tally.total = total;
      tally.read &&= 100;
      reading ??= { kind, batch, columns: readable(kind, portion[0] ?? [], tally), references, seen: new Map(), tally };
      const others = nr === 1 ? portion.slice(1) : portion;
      const rows = await this.resolved(reading, others, nr + 1);
      if (joined) all.push(...rows);
      else await this.take(reading, this.checkedRows(reading, rows), context, advance);
      nr += others.length;
    }
    if (joined && reading) await this.takeJoined(reading, await joined(all), context, advance);
  }

  /** The filled rows, with the records that they name, and what is wrong with those. */
  private async resolved(
    { columns, references }: Reading,
    rows: readonly (readonly string[])[],
    first: number,
  ): Promise<readonly ReadRow[]> {
    const filled = rows.flatMap((cells, at) =>
      isBlank(cells) ? [] : [{ row: first + at, values: valuesInRow(columns, cells) }],
    );
    const resolved = await references.resolve(filled.map(({ values }) => values));
    return resolved.map((each, at) => ({ ...each, row: filled[at]?.row ?? 0 }));
  }

  private checkedRows(reading: Reading, rows: readonly ReadRow[]): Row[] {
    return rows.flatMap(({ row: nr, values, mistakes }) => this.checked(reading, { nr, rows: 1, values }, mistakes));
  }

  /** Adds the records that rows became together, some hundred at a time. */
  private async takeJoined(
    reading: Reading,
    joined: readonly JoinedRows[],
    context: CommandContext,
    advance: () => Promise<void>,
  ): Promise<void> {
    for (let at = 0; at < joined.length; at += AT_A_TIME) {
      const ready = joined.slice(at, at + AT_A_TIME).flatMap(({ rows, values, refused }) => {
        const row = { nr: rows[0] ?? 0, rows: rows.length, values };
        if (refused === undefined) return this.checked(reading, row, []);
        reading.tally.refuse(row.nr, refused, row.rows);
        return [];
      });
      await this.take(reading, ready, context, advance);
    }
  }

  private async take(
    reading: Reading,
    ready: readonly Row[],
    context: CommandContext,
    advance: () => Promise<void>,
  ): Promise<void> {
    const withIds = await this.withIds(reading, ready);
    // no other import of the kind may add records between the search for duplicates and the writes
    await oneSheetAtATime(poolOf(this.dataSource), reading.kind.kind, advance, async () => {
      const wanted = await this.withoutDuplicates(reading, withIds, context);
      // report early: a repeated run may have skipped many rows that are done
      await advance();
      for (let at = 0; at < wanted.length; at += SIDE_BY_SIDE) {
        await Promise.all(wanted.slice(at, at + SIDE_BY_SIDE).map((row) => this.add(reading, row, context)));
        await advance();
      }
    });
  }

  /** The row with its values checked; empty when it is refused, with all of its mistakes in one message. */
  private checked({ kind, tally }: Reading, { nr, rows, values }: Row, mistakes: readonly string[]): Row[] {
    try {
      const record = recordOf(kind, values);
      if (mistakes.length === 0) return [{ nr, rows, values: record }];
      tally.refuse(nr, mistakes.join('; '), rows);
    } catch (error) {
      tally.refuse(nr, [...mistakes, refusalOf(error)].join('; '), rows);
    }
    return [];
  }

  private async withIds({ kind, batch }: Reading, rows: readonly Row[]): Promise<readonly NewRow[]> {
    const ids = await idsOfRows(
      poolOf(this.dataSource),
      kind,
      batch.id,
      rows.map(({ nr }) => nr),
    );
    return rows.flatMap((row) => {
      const id = ids.get(row.nr);
      return id === undefined ? [] : [{ ...row, id }];
    });
  }

  /**
   * The rows still to be added: without duplicates of records or of earlier rows, which are refused, and without rows
   * that an earlier run of this batch added, which count as successful.
   */
  private async withoutDuplicates(
    { kind, seen, tally }: Reading,
    rows: readonly NewRow[],
    { scope }: CommandContext,
  ): Promise<readonly NewRow[]> {
    const [there, mine] = await Promise.all([
      findDuplicates(
        this.dataSource,
        this.vault,
        kind,
        rows.map(({ values }) => values),
      ),
      this.added(kind, rows),
    ]);
    const names = await this.stores.of(kind).names(scope, [...there.values()]);
    return rows.filter(({ nr, id, values, rows: count }) => {
      const duplicates = duplicatesOf(kind, values);
      const isMine = mine.has(id);
      const duplicate = isMine ? undefined : duplicates.find(({ key }) => seen.has(key) || there.has(key));
      if (duplicate) {
        const name = names.get(there.get(duplicate.key)) ?? null;
        tally.refuse(nr, sameAs(kind, duplicate, seen.get(duplicate.key), name), count);
        return false;
      }
      for (const { key } of duplicates) seen.set(key, nr);
      if (isMine) tally.success += count;
      return !isMine;
    });
  }

  private async added(kind: RecordKind, rows: readonly NewRow[]): Promise<ReadonlySet<string | number>> {
    const found = await poolOf(this.dataSource).query<{ id: string | number }>(
      `SELECT id FROM ${kind.tableName} WHERE id = ANY($1)`,
      [rows.map(({ id }) => id)],
    );
    return new Set(found.rows.map(({ id }) => id));
  }

  private async add(
    { kind, tally }: Reading,
    { nr, rows, id, values }: NewRow,
    context: CommandContext,
  ): Promise<void> {
    try {
      await this.stores.of(kind).addAs(id, values, context);
      tally.success += rows;
    } catch (error) {
      tally.refuse(nr, refusalOf(error), rows);
    }
  }
}

const readable = (kind: RecordKind, headers: readonly string[], tally: Tally): readonly Column[] => {
  const missing = missingColumns(kind, headers);
  if (missing.length > 0)
    throw new SheetRefused(`The sheet has no column ${missing.join(', ')}. Download the template to see all columns.`);
  const columns = columnsOf(kind, headers);
  tally.passOver(unknownHeaders(headers, columns));
  return columns;
};
