import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Readable } from 'node:stream';
import { EVERYTHING, type Scope } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { checked, mistake } from '../../../../platform/fields/check';
import { UUID } from '../../../../platform/fields/patterns';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { followed } from '../../../../platform/infrastructure/jobs/followed';
import { kindOfSheet, type SheetKind } from '../../../../platform/infrastructure/spreadsheets/kind-of-sheet';
import { UnreadableSheet } from '../../../../platform/infrastructure/spreadsheets/read-sheet';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { ofContent } from '../../../../platform/web/uploads/of-content';
import { receiveUpload, type ReceivedFile, type ReceivedUpload } from '../../../../platform/web/uploads/receive-upload';
import { Client } from '../../../clients/clients';
import { CardNumbers } from '../adapters/card-marks';
import { ColumnsUnknown, readFuelSheet, type Reading } from '../adapters/read-fuel-sheet';
import { suggestedColumns, type Headed } from '../domain/known-layouts';
import type { FuelField, FuelMappingShape } from '../domain/layout';
import { isRejected, type FuelProvider, type KeptRow, type ReadRow } from '../domain/normal-row';
import { FuelImport } from '../fuel-import';
import { FuelMappings } from './fuel-mappings';
import { AskedImport, GivenMapping } from './import-form';

const MEGABYTE = 1_048_576;
const UPLOAD = {
  field: 'file',
  mostBytes: 50 * MEGABYTE,
  tooLarge: 'The file is larger than 50 MB. Export fewer days from the provider.',
};
const NO_FILE = 'Choose a file of fuel-card transactions: CSV or Excel (.xlsx, .xls)';
const SHOWN_ROWS = 10;

/** What a file would bring: its columns, and its first ten lines as they would be read. */
export interface FuelPreview {
  /** Null: its columns have to be named first. */
  readonly provider: FuelProvider | null;
  readonly headers: readonly string[];
  readonly columns: Readonly<Record<string, FuelField>>;
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly ReadRow[];
}
export type FuelReceived = { readonly preview: FuelPreview } | { readonly ordered: FuelImport };

/** Receives files of fuel cards: their lines are read here, without the numbers of cards, and handed to a worker. */
@Injectable()
export class ImportFuel {
  constructor(
    @StoreOf(FuelImport) private readonly imports: RecordStore<FuelImport>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly mappings: FuelMappings,
    private readonly numbers: CardNumbers,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** @throws RuleViolation MAPPING_NEEDED naming `mapping`, INVALID naming a field; HttpProblem 413 */
  receive(request: Request, context: CommandContext): Promise<FuelReceived> {
    return receiveUpload(request, UPLOAD, async (upload) => {
      const { file } = upload;
      if (!file || file.size === 0) throw mistake('file', NO_FILE);
      const kind = await kindOfSheet(file.path);
      if (!kind) throw mistake('file', NO_FILE);
      const asked = askedIn(upload);
      const forClientId = await this.clientOf(asked.clientId, context.scope);
      const own = forClientId ?? null;
      const kept = await this.mappings.kept(own, asked.provider ?? 'other', context);
      const reading = { provider: asked.provider ?? null, given: mappingIn(upload), kept };
      try {
        if (asked.dryRun === 'true') return { preview: await this.preview(file, kind, reading) };
        return { ordered: await this.order(file, kind, { ...asked, reading, forClientId, upload }, context) };
      } catch (error) {
        return refused(error);
      }
    });
  }

  private async preview(file: ReceivedFile, kind: SheetKind, reading: Reading): Promise<FuelPreview> {
    let found: Headed | null = null;
    const lines: ReadRow[] = [];
    try {
      for await (const portion of readFuelSheet(file.path, kind, reading, (headed) => (found = headed))) {
        lines.push(...portion.slice(0, SHOWN_ROWS - lines.length));
        if (lines.length >= SHOWN_ROWS) break;
      }
    } catch (error) {
      if (!(error instanceof ColumnsUnknown) || reading.given !== null) throw error;
      const { headers, rows } = error;
      return { provider: null, headers, rows, columns: suggestedColumns(headers), lines: [] };
    }
    const { headers = [], layout, places = {} } = (found ?? {}) as Partial<Headed>;
    const columns = Object.fromEntries(
      Object.entries(places).map(([field, at]) => [headers[at] ?? '', field as FuelField]),
    );
    return { provider: layout?.provider ?? null, headers, columns, rows: [], lines };
  }

  private async order(
    file: ReceivedFile,
    kind: SheetKind,
    { reading, forClientId, exchangeRate, upload }: Order,
    context: CommandContext,
  ): Promise<FuelImport> {
    const own = await ofContent(context, upload, file);
    const read: { provider: FuelProvider; total: number } = { provider: 'other', total: 0 };
    const found = ({ layout }: Headed): void => void (read.provider = layout.provider);
    const { hash } = await this.files.put(
      Readable.from(this.written(readFuelSheet(file.path, kind, reading, found), (count) => (read.total += count))),
    );
    if (read.total === 0) throw mistake('file', 'The file has no lines');
    if (reading.given)
      await this.mappings.keep(forClientId ?? null, reading.provider ?? 'other', reading.given, context);
    const values = { source: 'file' as const, provider: read.provider, name: file.name, file: hash, total: read.total };
    return this.add({ ...values, forClientId, exchangeRate: exchangeRate ?? null }, own);
  }

  /** Orders that lines are taken in, which come from a provider or a folder. */
  async orderLines(
    rows: readonly ReadRow[],
    { source, provider, name }: Pick<FuelImport, 'source' | 'provider' | 'name'>,
    context: CommandContext,
  ): Promise<FuelImport> {
    const lines = async function* (): AsyncGenerator<readonly ReadRow[]> {
      yield rows;
      await Promise.resolve();
    };
    const { hash } = await this.files.put(Readable.from(this.written(lines(), () => undefined)));
    const values = { source, provider, name, file: hash, total: rows.length };
    return this.add({ ...values, forClientId: undefined, exchangeRate: null }, context);
  }

  private async add({ forClientId, ...values }: Ordered, context: CommandContext): Promise<FuelImport> {
    const { id: userId, name: orderedBy, role } = context.actor;
    const whose = { forClientId: forClientId ?? null, forFirm: forClientId === null };
    return (await this.imports.add({ ...values, ...whose, userId, orderedBy, role }, allowedByRoute(context))).record;
  }

  /** Lines as JSON, one a line; of card numbers the end and keyed hashes alone. */
  private async *written(
    portions: AsyncIterable<readonly ReadRow[]>,
    counted: (count: number) => void,
  ): AsyncGenerator<string> {
    for await (const portion of portions) {
      counted(portion.length);
      yield portion.map((row) => `${JSON.stringify(this.without(row))}\n`).join('');
    }
  }
  private without(row: ReadRow): KeptRow | ReadRow {
    return isRejected(row) ? row : { ...row, card: row.card ? this.numbers.of(row.card) : null };
  }

  /** Whose the lines are that name no card; undefined: nobody says. @throws RuleViolation INVALID naming clientId */
  private async clientOf(clientId: string | undefined, scope: Scope): Promise<string | null | undefined> {
    if (!clientId) return undefined;
    if (clientId === 'firm') return null;
    const client = UUID.test(clientId) ? await this.clients.find(scope, clientId) : null;
    if (client?.removedAt !== null) throw mistake('clientId', 'This client does not exist');
    return client.id;
  }

  /** Waits until an import has ended, for some seconds at most. */
  followed(id: string, seconds: number): Promise<FuelImport> {
    return followed(() => this.get(id), seconds);
  }

  /** An import as it stands. */
  get(id: string): Promise<FuelImport> {
    return this.imports.get(EVERYTHING, id);
  }
}

interface Order {
  readonly reading: Reading;
  readonly forClientId: string | null | undefined;
  readonly exchangeRate?: string | undefined;
  readonly upload: ReceivedUpload;
}
interface Ordered extends Pick<FuelImport, 'source' | 'provider' | 'name' | 'file' | 'total' | 'exchangeRate'> {
  readonly forClientId: string | null | undefined;
}

const askedIn = ({ fields }: ReceivedUpload): AskedImport => {
  const { provider, clientId, exchangeRate, dryRun } = fields;
  return checked(AskedImport, {
    ...(provider && { provider }),
    ...(clientId && { clientId }),
    ...(exchangeRate && { exchangeRate }),
    ...(dryRun && { dryRun }),
  });
};

/** The mapping of the form, as JSON. @throws RuleViolation INVALID naming `mapping` */
const mappingIn = ({ fields: { mapping } }: ReceivedUpload): FuelMappingShape | null => {
  if (!mapping) return null;
  try {
    const { columns, ...how } = JSON.parse(mapping) as Record<string, unknown>;
    const listed = Object.entries(columns ?? {}).map(([header, field]) => ({ header, field: field as string }));
    const read = checked(GivenMapping, { ...how, columns: listed });
    return { ...read, columns: Object.fromEntries(read.columns.map(({ header, field }) => [header, field])) };
  } catch (error) {
    if (error instanceof RuleViolation) throw mistake('mapping', error.fields[0]?.message ?? error.message);
    throw mistake('mapping', 'The mapping must be JSON');
  }
};

/** What cannot be read, as a sentence under the field. */
const refused = (error: unknown): never => {
  if (error instanceof ColumnsUnknown) {
    const message = `Say which columns have the date, quantity, amount and state. The file has: ${error.headers.join(', ') || 'no headers'}`;
    throw new RuleViolation('MAPPING_NEEDED', message, 'invalid', [{ field: 'mapping', message }]);
  }
  if (error instanceof UnreadableSheet) throw mistake('file', error.message);
  throw error;
};
