import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { kindOfSheet } from '../../../../platform/infrastructure/spreadsheets/kind-of-sheet';
import { UnreadableSheet } from '../../../../platform/infrastructure/spreadsheets/read-sheet';
import { addDays } from '../../../../platform/money/dates';
import { Firm } from '../../../administration/settings';
import type { DropFolder } from '../adapters/drop-folder';
import { WireFailed, type WireSession } from '../adapters/fuel-wire';
import { ColumnsUnknown, readFuelSheet } from '../adapters/read-fuel-sheet';
import type { FuelProvider, ReadRow } from '../domain/normal-row';
import { rowsOfWire } from '../domain/rules/wire';
import type { FuelImport } from '../fuel-import';
import { FuelSources } from './fuel-sources';
import { ImportFuel } from './import-fuel';

/** Providers post late: what is older than these days is not asked for again. */
const OVERLAP_DAYS = 14;

/** Asks the provider for purchases of the last two weeks, and takes in the files of the folder. */
@Injectable()
export class SyncFuel {
  constructor(
    private readonly sources: FuelSources,
    private readonly imports: ImportFuel,
    private readonly firm: Firm,
  ) {}

  get isSetUp(): boolean {
    return this.sources.wire !== null || this.sources.folder !== null;
  }

  /** @throws RuleViolation NO_FUEL_PROVIDER, FUEL_PROVIDER_FAILED with the reason */
  async order(context: CommandContext): Promise<readonly FuelImport[]> {
    const { wire, folder } = this.sources;
    if (!this.isSetUp)
      throw new RuleViolation(
        'NO_FUEL_PROVIDER',
        'No provider of fuel cards is set up: import a file of its transactions, or set FUEL_PROVIDER or FUEL_FOLDER',
      );
    return [
      ...(wire ? [await this.fromWire(wire, context)] : []),
      ...(folder ? await this.fromFolder(folder, context) : []),
    ];
  }

  private async fromWire(wire: WireSession, context: CommandContext): Promise<FuelImport> {
    const today = await this.firm.today(context.clock.now());
    const from = addDays(today, -OVERLAP_DAYS);
    try {
      const rows = rowsOfWire(await wire.transactions(from, today));
      const name = `${wire.name}, ${from} to ${today}`;
      return await this.imports.orderLines(rows, { source: 'provider', provider: 'efs', name }, context);
    } catch (error) {
      if (!(error instanceof WireFailed)) throw error;
      throw new RuleViolation('FUEL_PROVIDER_FAILED', error.message);
    }
  }

  private async fromFolder(folder: DropFolder, context: CommandContext): Promise<readonly FuelImport[]> {
    const ordered: FuelImport[] = [];
    for (const { name, path } of await folder.files()) {
      const rows: ReadRow[] = [];
      let provider: FuelProvider = 'other';
      const kind = await kindOfSheet(path);
      try {
        const reading = { provider: null, given: null, kept: null };
        if (kind === null) throw new UnreadableSheet('The file is not a spreadsheet');
        for await (const portion of readFuelSheet(path, kind, reading, ({ layout }) => (provider = layout.provider)))
          rows.push(...portion);
      } catch (error) {
        if (!(error instanceof UnreadableSheet || error instanceof ColumnsUnknown)) throw error;
        await folder.putAway(name, 'refused');
        continue;
      }
      ordered.push(await this.imports.orderLines(rows, { source: 'folder', provider, name }, context));
      await folder.putAway(name, 'done');
    }
    return ordered;
  }
}
