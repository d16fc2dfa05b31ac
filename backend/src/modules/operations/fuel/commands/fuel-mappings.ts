import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { AMERICAN, type FuelField, type FuelMappingShape } from '../domain/layout';
import type { FuelProvider } from '../domain/normal-row';
import { FuelMapping, type RememberedWord } from '../fuel-mapping';

type Book = string | null;
const shapeOf = ({ columns, dateFormat, decimalMark, unit, currency }: FuelMapping): FuelMappingShape => ({
  ...{ dateFormat, decimalMark, unit, currency },
  columns: Object.fromEntries(columns.map(({ header, field }): [string, FuelField] => [header, field])),
});

/** Keeps how the sheets of a provider are read for a client, and what was said about their lines. */
@Injectable()
export class FuelMappings {
  constructor(
    private readonly dataSource: DataSource,
    @StoreOf(FuelMapping) private readonly mappings: RecordStore<FuelMapping>,
  ) {}

  async find(clientId: Book, provider: FuelProvider, { scope }: CommandContext): Promise<FuelMapping | null> {
    const found = await rowsOf(this.dataSource, FuelMapping, scope)
      .andWhere('r.removed_at IS NULL AND r.provider = :provider', { provider })
      .andWhere(clientId === null ? 'r.client_id IS NULL' : 'r.client_id = :clientId', { clientId })
      .getRawOne<FuelMapping>();
    return found ?? null;
  }

  /** The mapping that sheets of this client and provider were read by last; null where none was. */
  async kept(clientId: Book, provider: FuelProvider, context: CommandContext): Promise<FuelMappingShape | null> {
    const found = await this.find(clientId, provider, context);
    return found && found.columns.length > 0 ? shapeOf(found) : null;
  }

  async keep(
    clientId: Book,
    provider: FuelProvider,
    { columns, ...how }: FuelMappingShape,
    context: CommandContext,
  ): Promise<void> {
    const listed = Object.entries(columns).map(([header, field]) => ({ header, field }));
    await this.write(clientId, provider, () => ({ ...how, columns: listed }), context);
  }

  /** Keeps what somebody said about lines: the next ones that say the same are booked by themselves. */
  async remember(
    clientId: Book,
    provider: FuelProvider,
    words: readonly RememberedWord[],
    context: CommandContext,
  ): Promise<void> {
    if (words.length === 0) return;
    const isSame = (one: RememberedWord, other: RememberedWord): boolean =>
      one.what === other.what && one.said === other.said;
    const merged = ({ remembered }: Pick<FuelMapping, 'remembered'>) => ({
      remembered: [...remembered.filter((one) => !words.some((word) => isSame(one, word))), ...words],
    });
    await this.write(clientId, provider, merged, context);
  }

  private async write(
    clientId: Book,
    provider: FuelProvider,
    changes: (before: Pick<FuelMapping, 'remembered'>) => object,
    context: CommandContext,
  ): Promise<void> {
    const found = await this.find(clientId, provider, context);
    if (found) await this.mappings.change(found.id, changes, inner(context));
    else {
      const added = { clientId, provider, ...AMERICAN, columns: [], ...changes({ remembered: [] }) };
      await this.mappings.add(added, inner(context));
    }
  }
}
