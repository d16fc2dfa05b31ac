import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../../platform/access/viewer';
import { notFound } from '../../../../../platform/core/errors';
import { poolOf, rowsOf } from '../../../../../platform/event-log/projections/read-tables';
import { typeNamed } from '../../../../../platform/records/kind/record-type';
import { Stores } from '../../../../../platform/records/store/stores';
import { moneyText } from '../../../../../platform/money/money';
import { streamName } from '../../../../../platform/event-log/events/events';
import { entryEvents } from '../../domain/entry.events';
import type { EntryView } from '../../http/entries.requests';
import { CashLineRow, JournalLineRow } from '../../projections/journal-lines';

const ofEntry = (property: string, order = 'r.line'): { where: string; order: string } => ({
  where: `r.${property} = :id`,
  order,
});

/** Reads one journal entry with the names of what its lines refer to. */
@Injectable()
export class JournalEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stores: Stores,
  ) {}

  /** @throws RuleViolation NOT_FOUND when the entry is out of scope */
  async get(scope: Scope, id: string): Promise<EntryView> {
    const lines = await this.lines(scope, ofEntry('entry_id'), id);
    const [first] = lines;
    if (!first) throw notFound('journal entry');
    const [[reversal], cash] = await Promise.all([
      this.lines(scope, ofEntry('reverses'), id),
      first.accrualOnly ? this.cashLines(scope, id) : null,
    ]);
    const names = (kind: string, ids: readonly (string | number | null)[]) =>
      this.stores.of(typeNamed(kind)).names(scope, ids);
    const [accounts, clients, loads, vehicles, drivers] = await Promise.all([
      names(
        'account',
        [...lines, ...(cash ?? [])].map(({ accountNumber }) => accountNumber),
      ),
      names('client', [first.clientId]),
      names(
        'load',
        lines.map(({ loadId }) => loadId),
      ),
      names(
        'vehicle',
        lines.map(({ vehicleId }) => vehicleId),
      ),
      names(
        'driver',
        lines.map(({ driverId }) => driverId),
      ),
    ]);
    const { entryDate, reference, clientId, sourceKind, sourceId, documentId, reverses, createdAt } = first;
    return {
      id,
      entryDate,
      reference,
      description: await this.descriptionOf(id),
      clientId,
      clientName: clients.get(clientId) ?? null,
      source: sourceKind && sourceId ? { kind: sourceKind, id: sourceId } : null,
      documentId,
      reverses,
      reversedBy: reversal?.entryId ?? null,
      reversedOn: reversal?.entryDate ?? null,
      lines: lines.map((line) => ({
        accountNumber: line.accountNumber,
        account: accounts.get(line.accountNumber) ?? line.accountNumber,
        description: line.description,
        debit: moneyText(line.debit),
        credit: moneyText(line.credit),
        loadId: line.loadId,
        loadNumber: loads.get(line.loadId) ?? null,
        vehicleId: line.vehicleId,
        vehicleUnit: vehicles.get(line.vehicleId) ?? null,
        driverId: line.driverId,
        driverName: drivers.get(line.driverId) ?? null,
      })),
      cashLines:
        cash?.map(({ accountNumber, description, debit, credit }) => ({
          accountNumber,
          account: accounts.get(accountNumber) ?? accountNumber,
          description,
          debit: moneyText(debit),
          credit: moneyText(credit),
        })) ?? null,
      total: moneyText(lines.reduce((sum, { debit }) => sum + debit, 0)),
      // it is posted, and perhaps reversed: nothing else happens to an entry
      version: reversal ? 2 : 1,
      createdAt,
    };
  }

  /** The description of an entry stands in its event alone. */
  private async descriptionOf(id: string): Promise<string> {
    const { rows } = await poolOf(this.dataSource).query<{ description: string }>(
      "SELECT data->>'description' AS description FROM facts WHERE stream_id = $1 AND version = 1",
      [streamName(entryEvents.category, id)],
    );
    return rows[0]?.description ?? '';
  }

  private cashLines(scope: Scope, id: string): Promise<CashLineRow[]> {
    return rowsOf(this.dataSource, CashLineRow, scope)
      .andWhere('r.entry_id = :id', { id })
      .orderBy('r.line')
      .getRawMany<CashLineRow>();
  }

  private lines(scope: Scope, { where, order }: ReturnType<typeof ofEntry>, id: string): Promise<JournalLineRow[]> {
    return rowsOf(this.dataSource, JournalLineRow, scope)
      .andWhere(where, { id })
      .orderBy(order)
      .getRawMany<JournalLineRow>();
  }
}
