import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Decimal, field, Line, Money } from '../../../platform/fields/decorators';
import { SHOWN_MONEY } from '../../../platform/fields/numbers';
import { IRP_BASE_STATES } from '../../../platform/fields/places';
import { moneyText, type Cents } from '../../../platform/money/money';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { lines } from '../../../platform/records/requests/lines';
import { retentionEnd, type Retention } from '../../../platform/records/kind/declared/retention';
import { irpFee, reportingPeriod, sharesOf } from '../obligations';

export const RENEWAL_STATUSES = ['pending', 'filed', 'registered'] as const;

/**
 * The full fee and the distance of a fleet in one jurisdiction. The fields stand in the key order of PostgreSQL’s
 * jsonb, so that lines that are sent back unchanged equal the stored ones.
 */
export class IrpJurisdiction {
  @Money('Full fee', { description: 'For all of the fleet and year, by the fee schedule of the jurisdiction' })
  fullFee: Cents;
  @Decimal('Distance', { description: 'Miles in the reporting period' }) distance: string;
  @Choice('Jurisdiction', IRP_BASE_STATES) jurisdiction: (typeof IRP_BASE_STATES)[number];
}

/**
 * How long the records of a renewal are kept. Source:
 * https://dps.mn.gov/divisions/dvs/business/irp-and-ifta-overview/irp-and-ifta-audit/irp-and-ifta-audit-record-keeping-requirements
 */
const RETENTION: readonly Retention[] = [{ years: 5, months: 6, from: ['yearStart', 'filedDate'], law: 'IRP' }];
const DAY = { type: 'string', format: 'date' } as const;

/**
 * The renewal of the apportioned registration of a fleet for one registration year. Each jurisdiction gets a share of
 * its full fee, by the share of the distance that was driven there.
 */
@Kind({
  title: 'IRP renewal',
  pluralTitle: 'IRP renewals',
  plural: 'irp-renewals',
  displayName: ({ fleet, yearStart }: IrpRenewal) => `IRP renewal of ${fleet}, ${yearStart.slice(0, 7)}`,
  order: '-yearStart',
  unique: [
    {
      index: 'irp_renewals_fleet',
      by: ['clientId', 'fleet', 'yearStart'],
      say: () => 'This fleet already has a renewal for that registration year',
    },
  ],
  flow: {
    field: 'status',
    moves: {
      IrpRenewalReopened: { to: 'pending', clears: ['filedDate', 'registeredDate'] },
      IrpRenewalFiled: { from: ['pending'], to: 'filed', dated: ['filedDate'] },
      IrpRenewalRegistered: { from: ['filed'], to: 'registered', dated: ['registeredDate'] },
    },
  },
  retention: RETENTION,
  computed: {
    shares: {
      shown: {
        type: 'array',
        description: 'What each jurisdiction gets, in their order',
        items: {
          type: 'object',
          properties: { jurisdiction: { type: 'string' }, percent: { type: 'integer' }, fee: SHOWN_MONEY },
          required: ['jurisdiction', 'percent', 'fee'],
          additionalProperties: false,
        },
      },
      of: ({ jurisdictions }: IrpRenewal) =>
        sharesOf(jurisdictions).map((share) => ({ ...share, fee: moneyText(share.fee) })),
    },
    fee: { shown: SHOWN_MONEY, of: ({ jurisdictions }: IrpRenewal) => moneyText(irpFee(jurisdictions)) },
    reportingFrom: { shown: DAY, of: ({ yearStart }: IrpRenewal) => reportingPeriod(yearStart).from },
    reportingTo: { shown: DAY, of: ({ yearStart }: IrpRenewal) => reportingPeriod(yearStart).to },
    keptUntil: {
      shown: { ...DAY, description: 'Its records are kept until then' },
      of: (row: IrpRenewal) => retentionEnd(RETENTION, { ...row })?.until ?? row.yearStart,
    },
  },
  sums: { fee: { in: 'money', sql: 'r.jurisdictions', of: irpFee } },
  paperSlots: scans({
    application: 'Application',
    distance: 'Distance records',
    invoice: 'Invoice of the base state',
    cab_card: 'Cab cards',
    other: 'Other',
  }),
  may: ownPermissions('compliance', { area: 'clients', agents: ['canManageClients'] }),
})
export class IrpRenewal extends ClientRecord {
  @Choice('Base state', IRP_BASE_STATES, {
    missing: 'Base state must be one of the 48 states or 10 provinces of the plan',
    filtered: true,
  })
  baseState: (typeof IRP_BASE_STATES)[number];
  @Line('Fleet', { max: 50, searched: true }) fleet: string;
  @Line('IRP account number', { optional: true, max: 50, searched: true }) irpAccount: string | null;
  /** The registration year begins on a different day for each fleet; the cab card shows it. */
  @Day('Registration year begins', { sorted: true }) yearStart: string;
  @field<readonly IrpJurisdiction[]>('Jurisdictions', lines(() => IrpJurisdiction, { most: IRP_BASE_STATES.length }), {
    initial: [],
  })
  jurisdictions: readonly IrpJurisdiction[];
  @Choice('Status', RENEWAL_STATUSES, { initial: 'pending', sorted: true }) status: (typeof RENEWAL_STATUSES)[number];
  @Day('Filed date', { optional: true }) filedDate: string | null;
  @Day('Registered date', { optional: true }) registeredDate: string | null;
  @Line('Notes', { optional: true, max: 10_000, searched: true }) notes: string | null;

  static rules({ jurisdictions }: IrpRenewal): void {
    const codes = jurisdictions.map(({ jurisdiction }) => jurisdiction);
    const twice = codes.find((code, nr) => codes.indexOf(code) !== nr);
    if (twice) throw mistake('jurisdictions', `${twice} is there twice`);
  }
}
