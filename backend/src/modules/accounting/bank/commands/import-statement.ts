import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RuleViolation } from '../../../../platform/core/errors';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { checked, mistake } from '../../../../platform/fields/check';
import { kindOfSheet, type SheetKind } from '../../../../platform/infrastructure/spreadsheets/kind-of-sheet';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { ofContent } from '../../../../platform/web/uploads/of-content';
import { receiveUpload, type ReceivedFile, type ReceivedUpload } from '../../../../platform/web/uploads/receive-upload';
import { isOfx, readOfx } from '../adapters/read-ofx';
import { HeadersMissing, peek, readStatementSheet, UnreadableSheet } from '../adapters/read-statement-sheet';
import { BankAccount, BankMapping } from '../bank-account';
import { OfxRefused } from '../domain/ofx';
import { headersIn, MOST_ROWS_ABOVE, type Mapping } from '../domain/sheet-mapping';
import type { ReadLine } from '../domain/statement-line';
import { oneLine } from '../domain/statement-values';
import { ImportLines, type Imported } from './import-lines';

const MEGABYTE = 1_048_576;
const UPLOAD = {
  field: 'file',
  mostBytes: 20 * MEGABYTE,
  tooLarge: 'The file is larger than 20 MB. Export fewer days from the bank.',
};
const NO_FILE = 'Choose a file of the bank: OFX, QFX, CSV or Excel (.xlsx, .xls)';
const SHOWN_ROWS = 8;
const MOST_HEADERS = 40;

/** The head of a sheet of the bank, and how it would be read; null where that has to be chosen. */
export interface Columns {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly mapping: Mapping | null;
}

/** Imports files of the bank: OFX and QFX, CSV and workbooks. */
@Injectable()
export class ImportStatement {
  constructor(
    private readonly runner: CommandRunner,
    private readonly lines: ImportLines,
    @StoreOf(BankAccount) private readonly accounts: RecordStore<BankAccount>,
  ) {}

  /**
   * Receives a file and adds its lines. How its columns were read is kept with the account.
   * @throws RuleViolation MAPPING_NEEDED naming `mapping`, INVALID naming `file`; HttpProblem 413 for one above 20 MB
   */
  async receive(request: Request, id: string, context: CommandContext): Promise<Imported> {
    await this.accounts.get(context.scope, id);
    return receiveUpload(request, UPLOAD, async (upload) => {
      const file = mustBeThere(upload);
      const own = await ofContent(context, upload, file);
      return this.runner.once(own, () => this.lines.take(id, this.portions(id, upload, file, own), own));
    });
  }

  /** The headers and first rows of a sheet, for its columns to be named. */
  async columns(request: Request, id: string, context: CommandContext): Promise<Columns> {
    const { mapping: kept } = await this.accounts.get(context.scope, id);
    return receiveUpload(request, UPLOAD, async (upload) => {
      const file = mustBeThere(upload);
      const kind = await sheetKind(file);
      const rows = await peek(file.path, kind, MOST_ROWS_ABOVE + SHOWN_ROWS).catch(refused);
      const found = (kept ? headersIn(rows, kept) : null) ?? headersIn(rows, null);
      const at = found?.at ?? rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1);
      const cut = (row: readonly string[] = []): string[] =>
        row.slice(0, MOST_HEADERS).map((cell) => oneLine(cell, 200));
      return {
        headers: cut(rows[at]),
        rows: rows.slice(at + 1, at + 1 + SHOWN_ROWS).map(cut),
        mapping: found?.mapping ?? null,
      };
    });
  }

  private async *portions(
    id: string,
    upload: ReceivedUpload,
    file: ReceivedFile,
    context: CommandContext,
  ): AsyncGenerator<readonly ReadLine[]> {
    const { accountNumberLast4, mapping: kept } = await this.accounts.get(context.scope, id);
    const given = mappingIn(upload);
    try {
      if (await isOfx(file.path)) {
        yield* readOfx({ place: file.path, ends: accountNumberLast4 });
        return;
      }
      const keep = async (mapping: Mapping): Promise<void> => {
        if (!isSame(mapping, kept)) await this.accounts.change(id, { mapping: { ...mapping } }, inner(context));
      };
      yield* this.sheet(file, given, kept, keep);
    } catch (error) {
      refused(error);
    }
  }

  /** A kept mapping whose columns the sheet does not have gives way to what its headers suggest. */
  private async *sheet(
    file: ReceivedFile,
    given: Mapping | null,
    kept: Mapping | null,
    keep: (mapping: Mapping) => Promise<void>,
  ): AsyncGenerator<readonly ReadLine[]> {
    const kind = await sheetKind(file);
    try {
      yield* readStatementSheet(file.path, kind, given ?? kept, keep);
    } catch (error) {
      if (!(error instanceof HeadersMissing) || given !== null || kept === null) throw error;
      yield* readStatementSheet(file.path, kind, null, keep);
    }
  }
}

const mustBeThere = ({ file }: ReceivedUpload): ReceivedFile => {
  if (!file || file.size === 0) throw mistake('file', NO_FILE);
  return file;
};

const sheetKind = async (file: ReceivedFile): Promise<SheetKind> => {
  const kind = await kindOfSheet(file.path);
  if (!kind) throw mistake('file', NO_FILE);
  return kind;
};

const NOT_NAMED = { amount: null, moneyIn: null, moneyOut: null, checkNumber: null, fitId: null };
const isSame = (mapping: Mapping, kept: Mapping | null): boolean =>
  kept !== null && Object.entries(mapping).every(([name, value]) => kept[name as keyof Mapping] === value);

/** The mapping of the form, as JSON. @throws RuleViolation INVALID naming `mapping` */
const mappingIn = ({ fields: { mapping } }: ReceivedUpload): Mapping | null => {
  if (!mapping) return null;
  try {
    return { ...NOT_NAMED, ...checked(BankMapping, JSON.parse(mapping)) };
  } catch (error) {
    if (error instanceof RuleViolation) throw mistake('mapping', error.fields[0]?.message ?? error.message);
    throw mistake('mapping', 'The mapping must be JSON');
  }
};

/** What cannot be read, as a sentence under the field. */
const refused = (error: unknown): never => {
  if (error instanceof HeadersMissing) {
    const message = `Choose the columns with the day, the text and the amount. The file has: ${error.headers.slice(0, MOST_HEADERS).join(', ') || 'no headers'}`;
    throw new RuleViolation('MAPPING_NEEDED', message, 'invalid', [{ field: 'mapping', message }]);
  }
  if (error instanceof OfxRefused || error instanceof UnreadableSheet) throw mistake('file', error.message);
  throw error;
};
