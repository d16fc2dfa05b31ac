import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { published } from '../../../../platform/fields/schema';
import { described, INSTANT, listOf, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Firm } from '../../../administration/settings';
import { ImportFuel } from '../commands/import-fuel';
import { FuelSources } from '../commands/fuel-sources';
import { SyncFuel } from '../commands/sync-fuel';
import { FuelStatus } from '../queries/fuel-status';

/** What a sync brought, as far as it is done. */
@published('FuelSyncOutcome')
export class FuelSyncOutcome {
  @Shown(WHOLE) transactionsImported: number;
  @Shown(WHOLE) duplicates: number;
  @Shown(WHOLE) setAside: number;
  @Shown(WHOLE) rejectedLines: number;
  @Shown(described(listOf(TEXT), 'The imports it ordered')) imports: string[];
  @Shown(described(WHOLE, 'How many of them a worker has not finished yet')) running: number;
}
/** How the fuel cards stand. */
@published('FuelCardStatus')
export class FuelCardStatus {
  @Shown(described(orNull(TEXT), 'Who is asked: simulator, provider, folder; null: nothing is set up')) source:
    | string
    | null;
  @Shown(orNull(INSTANT)) lastSyncAt: string | null;
  @Shown(WHOLE) cards: number;
  @Shown(WHOLE) activeCards: number;
  @Shown(WHOLE) importedThisMonth: number;
  @Shown(WHOLE) setAside: number;
}

const PATIENCE_SECONDS = 20;

/** Asks providers of fuel cards for purchases, and says how the cards stand. */
@Controller('api/fuel-cards')
export class FuelSyncController {
  constructor(
    private readonly syncs: SyncFuel,
    private readonly imports: ImportFuel,
    private readonly sources: FuelSources,
    private readonly statuses: FuelStatus,
    private readonly firm: Firm,
  ) {}

  @Post('sync')
  @HttpCode(200)
  @Route({
    allow: 'expenses.write',
    summary: 'Ask the provider for purchases of the last two weeks; each is added once',
    answer: FuelSyncOutcome,
    status: 200,
  })
  async sync(@Ctx() context: CommandContext): Promise<FuelSyncOutcome> {
    const ordered = await this.syncs.order(context);
    const outcome = { transactionsImported: 0, duplicates: 0, setAside: 0, rejectedLines: 0, running: 0 };
    for (const { id } of ordered) {
      const { status, imported, duplicates, setAside, rejected } = await this.imports.followed(id, PATIENCE_SECONDS);
      outcome.transactionsImported += imported;
      outcome.duplicates += duplicates;
      outcome.setAside += setAside;
      outcome.rejectedLines += rejected;
      outcome.running += status === 'done' || status === 'failed' ? 0 : 1;
    }
    return { ...outcome, imports: ordered.map(({ id }) => id) };
  }

  @Get('status')
  @Route({ allow: 'expenses.read', summary: 'How the fuel cards stand', answer: FuelCardStatus })
  async status(@Me() viewer: Viewer): Promise<FuelCardStatus> {
    const { wire, folder } = this.sources;
    const counts = await this.statuses.of(await this.firm.today(), viewer);
    return { source: wire?.name ?? (folder ? 'folder' : null), ...counts };
  }
}
