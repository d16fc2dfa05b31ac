import { Body, Controller, Patch, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Values } from '../../../../platform/records/kind/kind';
import { changesOf, newOf, shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { IdParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { FleetCardBook } from '../commands/fleet-card-book';
import { FleetCard } from '../fleet-card';

export class NewFleetCard extends newOf(FleetCard) {}
export class FleetCardChanges extends changesOf(FleetCard) {}

/** Adds and changes fuel cards; the other routes follow from the kind. */
@Controller('api/fuel-cards')
export class FleetCardsController {
  constructor(
    private readonly book: FleetCardBook,
    @StoreOf(FleetCard) private readonly cards: RecordStore<FleetCard>,
  ) {}

  @Post()
  @Route({ allow: 'expenses.write', summary: 'Add a fuel card', answer: shownAs(FleetCard), status: 201 })
  async add(
    @Body() body: NewFleetCard,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.cards.answer(viewer, await this.book.add(body, context));
  }

  @Patch(':id')
  @Route({ allow: 'expenses.write', summary: 'Change a fuel card', answer: shownAs(FleetCard) })
  async change(
    @IdParam() id: number,
    @Body() body: FleetCardChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.cards.answer(viewer, await this.book.change(id, body, context));
  }
}
