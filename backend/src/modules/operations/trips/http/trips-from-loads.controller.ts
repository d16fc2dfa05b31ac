import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { mistake } from '../../../../platform/fields/check';
import { Day, Uuid } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { DAY, described, FLAG, listOf, object, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import { tenthsText } from '../../../../platform/roads/legs';
import { Ctx } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { TripsFromLoads } from '../commands/trips-from-loads';
import { totalTenths } from '../domain/trip-miles';

/** Of which client, and of which days, both included. */
@published('NewTripsFromLoads')
export class NewTripsFromLoads {
  @Uuid('client') clientId: string;
  @Day('From') from: IsoDate;
  @Day('To') to: IsoDate;

  static rules({ from, to }: NewTripsFromLoads): void {
    if (to < from) throw mistake('to', 'To cannot be before From');
  }
}

@published('TripFromLoad')
export class TripFromLoadView {
  @Shown(TEXT) id: string;
  @Shown(DAY) date: IsoDate;
  @Shown(TEXT) reference: string;
  @Shown(described(TEXT, 'Estimated by the route')) miles: string;
  @Shown(described(FLAG, 'The way to the pickup of the load')) empty: boolean;
}
@published('LoadWithoutTrip')
export class LoadWithoutTripView {
  @Shown(WHOLE) loadId: number;
  @Shown(TEXT) loadNumber: string;
  @Shown(described(FLAG, 'It is about the way to its pickup')) empty: boolean;
  @Shown(described(TEXT, 'A sentence fit for the user')) reason: string;
}
@published('TripsFromLoads')
export class TripsFromLoadsView {
  @Shown(listOf(object(() => TripFromLoadView))) added: TripFromLoadView[];
  @Shown(listOf(object(() => LoadWithoutTripView))) leftOut: LoadWithoutTripView[];
}

@Controller('api/ifta/trips/from-loads')
export class TripsFromLoadsController {
  constructor(
    private readonly fromLoads: TripsFromLoads,
    private readonly runner: CommandRunner,
  ) {}

  @Post()
  @Route({
    allow: 'ifta.write',
    summary:
      'Make trips of the delivered loads of a client, and of the empty ways between them; what is left out and why',
    answer: TripsFromLoadsView,
    status: HttpStatus.OK,
  })
  make(@Body() body: NewTripsFromLoads, @Ctx() context: CommandContext): Promise<TripsFromLoadsView> {
    return this.runner.once(context, async () => {
      const { added, leftOut } = await this.fromLoads.make(body, context);
      return {
        added: added.map(({ id, date, reference, legs, empty }) => ({
          ...{ id, date, reference: reference ?? '', miles: tenthsText(totalTenths(legs)), empty },
        })),
        leftOut: [...leftOut],
      };
    });
  }
}
