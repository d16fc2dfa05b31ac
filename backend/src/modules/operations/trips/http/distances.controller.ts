import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import { mistake } from '../../../../platform/fields/check';
import { Day, Uuid } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { DAY, described, listOf, object, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { tenthsText } from '../../../../platform/roads/legs';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Vehicle } from '../../vehicles';
import { MilesOf, type MilesDriven } from '../queries/miles-of';

/** @example /api/ifta/distances?clientId=0192…&from=2025-07-01&to=2026-06-30 */
export class DistanceQuery {
  @Uuid('client') clientId: string;
  @Day('From') from: IsoDate;
  @Day('To') to: IsoDate;
  @Uuid('vehicle', { absent: 'blank' }) vehicleId?: string;

  static rules({ from, to }: DistanceQuery): void {
    if (to < from) throw mistake('to', 'To cannot be before From');
  }
}

const MILES = described(TEXT, 'Miles with one place: 1204.5');
@published('DistanceInJurisdiction')
export class DistanceInJurisdictionView {
  @Shown(TEXT) jurisdiction: string;
  @Shown(MILES) miles: string;
  @Shown(MILES) taxableMiles: string;
  @Shown(described(TEXT, 'Of the miles, those of trips that are estimated')) estimatedMiles: string;
}
@published('DistanceOfVehicle')
export class DistanceOfVehicleView {
  @Shown(TEXT) vehicleId: string;
  @Shown(orNull(TEXT)) vehicleUnit: string | null;
  @Shown(MILES) miles: string;
  @Shown(listOf(object(() => DistanceInJurisdictionView))) jurisdictions: DistanceInJurisdictionView[];
}
/** What a fleet drove, for apportioned plates and the weight-distance taxes of KY, NM, NY and OR. */
@published('Distances')
export class DistancesView {
  @Shown(TEXT) clientId: string;
  @Shown(DAY) from: IsoDate;
  @Shown(DAY) to: IsoDate;
  @Shown(MILES) miles: string;
  @Shown(listOf(object(() => DistanceInJurisdictionView))) jurisdictions: DistanceInJurisdictionView[];
  @Shown(listOf(object(() => DistanceOfVehicleView))) vehicles: DistanceOfVehicleView[];
}

type Amounts = Pick<MilesDriven, 'miles' | 'taxableMiles' | 'estimatedMiles'>;
const sumOf = (rows: readonly Amounts[], name: keyof Amounts): string =>
  tenthsText(rows.reduce((sum, row) => sum + row[name], 0));
const byJurisdiction = (rows: readonly MilesDriven[]): DistanceInJurisdictionView[] =>
  [...new Set(rows.map(({ jurisdiction }) => jurisdiction))].sort().map((jurisdiction) => {
    const there = rows.filter((row) => row.jurisdiction === jurisdiction);
    return {
      ...{ jurisdiction, miles: sumOf(there, 'miles'), taxableMiles: sumOf(there, 'taxableMiles') },
      estimatedMiles: sumOf(there, 'estimatedMiles'),
    };
  });

@Controller('api/ifta/distances')
export class DistancesController {
  constructor(
    private readonly queries: QueryBus,
    @StoreOf(Vehicle) private readonly vehicles: RecordStore<Vehicle>,
  ) {}

  @Get()
  @Route({
    allow: 'ifta.read',
    summary: 'The miles of a client by jurisdiction, of its fleet and of each vehicle, by its trips',
    past: ['trips', 'vehicles'],
    answer: DistancesView,
  })
  async of(@Query() asked: DistanceQuery, @Me() viewer: Viewer): Promise<DistancesView> {
    const { clientId, from, to, vehicleId } = asked;
    const all = await this.queries.execute(new MilesOf({ clientId, from, to }, viewer));
    const rows = vehicleId === undefined ? all : all.filter((row) => row.vehicleId === vehicleId);
    const ids = [...new Set(rows.map((row) => row.vehicleId))];
    const names = await this.vehicles.names(viewer, ids);
    const vehicles = ids.map((id) => {
      const own = rows.filter((row) => row.vehicleId === id);
      const vehicleUnit = names.get(id) ?? null;
      return { vehicleId: id, vehicleUnit, miles: sumOf(own, 'miles'), jurisdictions: byJurisdiction(own) };
    });
    return { clientId, from, to, miles: sumOf(rows, 'miles'), jurisdictions: byJurisdiction(rows), vehicles };
  }
}
