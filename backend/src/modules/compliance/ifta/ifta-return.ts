import { Choice, Day, Json, Line, Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import { listOf, object, TEXT } from '../../../platform/fields/shown';
import { changed, type Unstamped } from '../../../platform/event-log/projections/projection';
import { summedApart } from '../../../platform/lists/sums';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { dueDateOf, QUARTERS, type Quarter } from './domain/due-date';
import {
  IFTA_RETURN_STATUSES,
  iftaReturnRules,
  owedBy,
  type IftaReturnCommand,
  type IftaReturnState,
  type IftaReturnStatus,
} from './domain/ifta-return.decider';
import {
  iftaReturnEvents,
  type KeptFuel,
  type KeptSection,
  type KeptTotals,
  type ReturnTerms,
  type VehicleOfReturn,
} from './domain/ifta-return.events';
import { periodOf } from './domain/period';
import { UNITS, type Units } from './domain/rates';
import { sectionView, SectionView, totalsView, TotalsView, vehicleView, VehicleView } from './http/return.answers';

/** A base state has US dollars, a base province Canadian ones. */
const APART = { not: 'returns of states and of provinces stand in one list, and are summed apart' } as const;
const dollars = { money: "r.units = 'us'", money_cad: "r.units = 'metric'" } as const;
type Row = Unstamped<Plain<IftaReturn>>;
type Said = ReturnTerms & { readonly id: string };
const SCORE = { score: null } as const;

/** Miles, gallons and money of all fuels. */
const figures = ({ sections, totals, paid }: Said) => ({
  totalMiles: sections.reduce((sum, { totalMiles }) => sum + totalMiles, 0),
  totalGallons: sections.reduce((sum, { totalGallons }) => sum + totalGallons, 0),
  due: totals.due as Cents | null,
  open: (totals.due === null ? null : totals.due - paid) as Cents | null,
});
const rowOf = (data: Said, status: IftaReturnStatus): Omit<Row, 'score'> => {
  const { id, clientId, year, quarter, version: filing, units, fuels, vehicles, sections, totals } = data;
  const { trips, fuelRows, inputHash, filedOn, reference, paid } = data;
  return {
    ...{ id, clientId, year, quarter, filing, units, fuels, vehicles, sections, totals, trips, fuelRows },
    ...{ inputHash, filedOn, reference, status, paid, dueDate: dueDateOf(year, quarter) },
    ...figures(data),
  };
};
const opened = ({ totals, paid }: Said, status: IftaReturnStatus): Partial<Row> => ({
  ...{ status, paid },
  open: owedBy({ totals }) - paid,
});

/** The fold of events of a return into its row: the version that was filed last. */
const returnRows: RowsFrom<typeof iftaReturnEvents, IftaReturn> = {
  name: 'ifta-returns',
  version: 1,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    IftaReturnDrafted: (_, { data }) => ({ ...rowOf(data, 'draft'), ...SCORE }),
    IftaReturnReviewed: (row, { data: { score } }) => changed(row, { status: 'reviewed', score }),
    IftaReturnFiled: (row, { data }) => changed(row, rowOf(data, 'filed')),
    IftaReturnAmended: (row, { data }) => changed(row, rowOf(data, 'filed')),
    IftaReturnPaid: (row, { data }) => changed(row, opened(data, 'paid')),
    IftaReturnPaymentReversed: (row, { data }) => changed(row, opened(data, 'filed')),
    IftaReturnDiscarded: (row) => changed(row, { status: 'discarded' }),
  },
};

/** The fuel tax return of a client for a quarter: worked out, reviewed, filed, paid. */
@Rich<IftaReturnState, IftaReturnCommand, typeof iftaReturnEvents, IftaReturn>({
  title: 'fuel tax return',
  plural: 'ifta/returns',
  table: 'ifta_returns',
  displayName: ({ quarter, year }: IftaReturn) => `Return of ${periodOf(year, quarter)}`,
  order: '-dueDate',
  listed: "r.status <> 'discarded'",
  sortedByStatus: ['createdAt', 'dueDate'],
  unique: [
    {
      index: 'ifta_returns_once',
      by: ['clientId', 'year', 'quarter'],
      say: () => 'There is a return of this client for that quarter already',
    },
  ],
  sums: {
    ...summedApart('due', 'r.due', dollars),
    ...summedApart('paid', 'r.paid', dollars),
    ...summedApart('open', 'r.open', dollars),
    ...summedApart('totalMiles', 'r.total_miles', { miles: "r.units = 'us'", kilometers: "r.units = 'metric'" }),
    ...summedApart('totalGallons', 'r.total_gallons', { gallons: "r.units = 'us'", liters: "r.units = 'metric'" }),
  },
  may: { read: 'ifta.read', write: 'ifta.write' },
  computed: {
    sections: {
      shown: listOf(object(() => SectionView)).schema(),
      of: ({ sections }: IftaReturn) => sections.map(sectionView),
    },
    totals: { shown: object(() => TotalsView).schema(), of: ({ totals }: IftaReturn) => totalsView(totals) },
    vehicles: {
      shown: listOf(object(() => VehicleView)).schema(),
      of: ({ vehicles }: IftaReturn) => vehicles.map(vehicleView),
    },
    period: { shown: TEXT.schema(), of: ({ year, quarter }: IftaReturn) => periodOf(year, quarter) },
  },
  events: iftaReturnEvents,
  ...iftaReturnRules,
  rows: returnRows,
})
export class IftaReturn extends VersionedRecord<string> {
  @RefersTo('client', { label: 'client', as: 'clientName' }) clientId: string;
  @Whole('Year', 2000, 2100, { filtered: true }) year: number;
  @Choice('Quarter', QUARTERS, { filtered: true }) quarter: Quarter;
  @Day('Due date', { systemSet: true, sorted: true }) dueDate: IsoDate;
  @Choice('Status', IFTA_RETURN_STATUSES, { systemSet: true, filtered: true }) status: IftaReturnStatus;
  @Choice('Units', UNITS, { systemSet: true }) units: Units;
  /** The version that was filed: 1, and one more for each amendment; 0 before. */
  @Whole('Version', 0, 1_000, { systemSet: true }) filing: number;
  @Whole('Miles', 0, 1_000_000_000, { systemSet: true }) totalMiles: number;
  @Whole('Gallons', 0, 1_000_000_000, { systemSet: true }) totalGallons: number;
  /** What is owed, below 0 a refund; null while a rate is missing. */
  @Money('Due', { systemSet: true, optional: true, least: 'any', summed: APART }) due: Cents | null;
  @Money('Paid', { systemSet: true, least: 'any', summed: APART }) paid: Cents;
  /** Of what is owed, what is not paid. */
  @Money('Open', { systemSet: true, optional: true, least: 'any', summed: APART }) open: Cents | null;
  /** What the review gave it, of 100. */
  @Whole('Score', 0, 100, { systemSet: true, optional: true }) score: number | null;
  @Whole('Trips', 0, 1_000_000_000, { systemSet: true }) trips: number;
  @Whole('Fuel purchases', 0, 1_000_000_000, { systemSet: true }) fuelRows: number;
  @Day('Filed on', { systemSet: true, optional: true }) filedOn: IsoDate | null;
  /** What the base state answered. */
  @Line('Reference', { systemSet: true, optional: true, searched: true }) reference: string | null;
  @Line('Input hash', { systemSet: true }) inputHash: string;
  @Json<IftaReturn['sections']>() sections: readonly KeptSection[];
  @Json<KeptTotals>() totals: KeptTotals;
  @Json<IftaReturn['vehicles']>() vehicles: readonly VehicleOfReturn[];
  @Json<IftaReturn['fuels']>() fuels: readonly KeptFuel[];
}

export const iftaReturnKind = richKindOf<IftaReturn, IftaReturnState, IftaReturnCommand>(IftaReturn);
export type IftaReturnStore = RichStore<IftaReturn, IftaReturnState, IftaReturnCommand>;
