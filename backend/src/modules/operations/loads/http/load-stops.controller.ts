import { Body, Controller, Get, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { narrowToClient, type Viewer } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { listOf, object } from '../../../../platform/fields/shown';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { IdParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { ZonedStops } from '../commands/zoned-stops';
import { arrived, departed } from '../domain/arrivals';
import { Load } from '../load';
import { inStoredOrder } from '../projections/load-terms';
import { DetentionOfLoads } from '../queries/load-detention';
import type { TimedStop } from '../projections/timed-stop';
import { detentionView, LoadDetentionView, StandingTruckView, standingView } from './load-detention.answers';
import { LoadStops, NewLoadTerms } from './load-stops.requests';

const answer = shownAs(Load);
/** Who may tell that a truck arrived or departed: the desk, and whoever drives it. */
const TELLS = ['loads.write', 'driver.write'];

@Controller('api/loads')
export class LoadStopsController {
  constructor(
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    private readonly detention: DetentionOfLoads,
    private readonly stops: ZonedStops,
  ) {}

  @Get('detention')
  @Route({
    allow: 'loads.read',
    summary: 'Loads whose truck stands at a stop now, who waits longest first, and what each has earned so far',
    answer: () => listOf(object(() => StandingTruckView)).schema(),
  })
  async standing(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<StandingTruckView[]> {
    return (await this.detention.standing(narrowToClient(viewer, clientId))).map(standingView);
  }

  @Get(':id/detention')
  @Route({
    allow: 'loads.read',
    summary: 'What a load earns for waiting, stop by stop, and what is not known of it',
    past: ['loads', 'brokers'],
    answer: LoadDetentionView,
  })
  async of(@IdParam() id: number, @Me() viewer: Viewer): Promise<LoadDetentionView> {
    return detentionView(await this.detention.of(id, viewer));
  }

  @Put(':id/stops')
  @Route({ allow: 'loads.write', summary: 'Say the stops of a load and their times', answer })
  async setStops(
    @IdParam() id: number,
    @Body() { stops }: LoadStops,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const stopTimes = await this.stops.zoned(stops);
    return this.loads.answer(viewer, await this.loads.change(id, { stopTimes }, context));
  }

  @Put(':id/terms')
  @Route({ allow: 'loads.write', summary: 'Say what is agreed about waiting for a load, and who says so', answer })
  async setTerms(
    @IdParam() id: number,
    @Body() terms: NewLoadTerms,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const own = terms.source === 'broker' ? null : inStoredOrder(terms);
    return this.loads.answer(viewer, await this.loads.change(id, { terms: own }, context));
  }

  @Post(':id/arrived')
  @Route({ allow: TELLS, summary: 'Tell that the truck arrived at its next stop, now', answer, status: HttpStatus.OK })
  arrived(@IdParam() id: number, @Ctx() context: CommandContext, @Me() viewer: Viewer): Promise<Versioned<Values>> {
    return this.told(id, arrived, context, viewer);
  }

  @Post(':id/departed')
  @Route({ allow: TELLS, summary: 'Tell that the truck left where it stands, now', answer, status: HttpStatus.OK })
  departed(@IdParam() id: number, @Ctx() context: CommandContext, @Me() viewer: Viewer): Promise<Versioned<Values>> {
    return this.told(id, departed, context, viewer);
  }

  private async told(
    id: number,
    happened: typeof arrived,
    context: CommandContext,
    viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const planned = await this.stops.of(await this.loads.get(viewer, id));
    const at = context.clock.now().toISOString();
    const written = await this.loads.change(
      id,
      ({ status, stopTimes }: Load) => {
        if (status === 'cancelled') throw new RuleViolation('LOAD_CANCELLED', 'This load is cancelled');
        return { stopTimes: happened<TimedStop>(stopTimes?.length ? stopTimes : planned, at) };
      },
      context,
    );
    return this.loads.answer(viewer, written);
  }
}
