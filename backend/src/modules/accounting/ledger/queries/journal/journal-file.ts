import { Injectable } from '@nestjs/common';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../../platform/access/viewer';
import { ConcurrencyLimit } from '../../../../../platform/database/concurrency-limit';
import { streamName } from '../../../../../platform/event-log/events/events';
import { poolOf, sqlOf } from '../../../../../platform/event-log/projections/read-tables';
import { typeNamed } from '../../../../../platform/records/kind/record-type';
import { StoreOf, type RecordStore } from '../../../../../platform/records/store/record-store';
import { Stores } from '../../../../../platform/records/store/stores';
import { Firm } from '../../../../administration/settings';
import { Client } from '../../../../clients/clients';
import { entryEvents } from '../../domain/entry.events';
import { accountName, journalHead, transactionText, type JournalAccount } from '../../domain/journal-text';
import type { CashLineRow } from '../../projections/journal-lines';
import { JournalPages, type AskedJournal } from './journal-pages';

const AT_ONCE = 2;
const LONGEST_WAIT_MS = 30_000;
/** The kinds of party that are records of their own. */
const PARTIES = ['broker', 'client', 'driver'] as const;
type Names = ReadonlyMap<unknown, string>;

/** Writes the books as a plain-text journal, page by page, into a file of the system's temporary folder. */
@Injectable()
export class JournalFile {
  private readonly places = new ConcurrencyLimit(AT_ONCE, LONGEST_WAIT_MS);

  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: JournalPages,
    private readonly stores: Stores,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly firm: Firm,
  ) {}

  /**
   * @returns a stream of the finished file, which is gone once it is read
   * @throws RuleViolation NOT_FOUND when the client is out of scope
   */
  async of(asked: AskedJournal, scope: Scope): Promise<ReadStream> {
    const [{ name }, book] = [await this.firm.values(), await this.bookOf(asked, scope)];
    const folder = await mkdtemp(path.join(os.tmpdir(), 'axlebook-journal-'));
    try {
      const file = await open(path.join(folder, 'journal'), 'wx+');
      try {
        await this.places.take(() => this.write(asked, scope, { firm: name, book }, (text) => file.appendFile(text)));
      } catch (error) {
        await file.close();
        throw error;
      }
      return createReadStream('', { fd: file, start: 0 });
    } finally {
      // whoever has the file open still reads it
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async write(
    asked: AskedJournal,
    scope: Scope,
    named: { readonly firm: string; readonly book: string },
    write: (text: string) => Promise<void>,
  ): Promise<void> {
    const accounts = await this.accounts();
    const accountNames = new Map(accounts.map((account) => [account.number, accountName(account)]));
    const { basis, from, to } = asked;
    await this.pages.each(
      asked,
      scope,
      (position) => write(journalHead({ ...named, basis, from, to, position }, accounts)),
      async (entries) => write(await this.textOf(entries, accountNames, scope)),
    );
  }

  private async textOf(
    entries: readonly (readonly CashLineRow[])[],
    accounts: ReadonlyMap<string, string>,
    scope: Scope,
  ): Promise<string> {
    const lines = entries.flat();
    const names = (kind: string, ids: readonly (string | number | null)[]): Promise<Names> =>
      this.stores.of(typeNamed(kind)).names(scope, ids);
    const idsOf = (kind: string) =>
      lines.flatMap(({ partyKind, partyId }) =>
        partyKind === kind && partyId !== null ? [kind === 'client' ? partyId : Number(partyId)] : [],
      );
    const parties = new Map<string, Names>();
    for (const kind of PARTIES) parties.set(kind, await names(kind, idsOf(kind)));
    const of = <Key extends keyof CashLineRow>(key: Key) => lines.map((line) => line[key]);
    const clients = await names('client', of('clientId'));
    const loads = await names('load', of('loadId'));
    const vehicles = await names('vehicle', of('vehicleId'));
    const drivers = await names('driver', of('driverId'));
    const descriptions = await this.descriptionsOf(entries.flatMap(([first]) => (first ? [first.entryId] : [])));
    const named = (known: Names, id: string | number | null): string | null =>
      id === null ? null : (known.get(id) ?? String(id));
    const partyOf = ({ partyKind, partyId }: CashLineRow): string | null => {
      if (partyKind === null || partyId === null) return null;
      const known = parties.get(partyKind) ?? new Map();
      return `${partyKind} ${known.get(partyKind === 'client' ? partyId : Number(partyId)) ?? partyId}`;
    };
    return entries
      .map((entry) => {
        const [first] = entry;
        if (!first) return '';
        const { entryId, entryDate, reference, clientId, sourceKind, sourceId } = first;
        const description = descriptions.get(entryId) ?? '';
        return transactionText({
          date: entryDate,
          reference,
          description,
          tags: {
            entry: entryId,
            client: named(clients, clientId),
            source: sourceKind && sourceId ? `${sourceKind} ${sourceId}` : null,
          },
          postings: entry.map((line) => ({
            account: accounts.get(line.accountNumber) ?? `other:${line.accountNumber}`,
            amount: line.debit - line.credit,
            tags: {
              load: named(loads, line.loadId),
              vehicle: named(vehicles, line.vehicleId),
              driver: named(drivers, line.driverId),
              party: partyOf(line),
              line: line.description === description ? null : line.description,
            },
          })),
        });
      })
      .join('');
  }

  /** The descriptions of entries stand in their events alone, which never change. */
  private async descriptionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const stream = (id: string): string => streamName(entryEvents.category, id);
    const { rows } = await poolOf(this.dataSource).query<{ stream: string; description: string }>(
      `SELECT stream_id AS stream, data->>'description' AS description FROM facts
       WHERE stream_id = ANY($1) AND version = 1`,
      [ids.map(stream)],
    );
    const found = new Map(rows.map((row) => [row.stream, row.description]));
    return new Map(ids.map((id) => [id, found.get(stream(id)) ?? '']));
  }

  private async accounts(): Promise<readonly JournalAccount[]> {
    const text = 'SELECT id AS number, name, type FROM accounts ORDER BY id';
    return (await sqlOf(this.dataSource).query<JournalAccount>(text)).rows;
  }

  private async bookOf({ clientId, own }: AskedJournal, scope: Scope): Promise<string> {
    if (clientId) return `Books of ${(await this.clients.get(scope, clientId)).companyName}`;
    if (own) return "The firm's own books";
    return scope.clients === null ? 'All books' : 'All books of your clients';
  }
}
