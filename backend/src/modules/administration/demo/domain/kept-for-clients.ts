import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { cents } from '../../../../platform/money/money';
import { CLIENTS } from './cast';

/** A record that the demo adds for a client; `kind` is the name of its record kind. */
export interface KeptForClient {
  readonly kind:
    | 'insurancerecord'
    | 'businessentity'
    | 'complianceaudit'
    | 'complianceupdate'
    | 'permit'
    | 'operatingauthority'
    | 'commercialplate'
    | 'heavyusefiling'
    | 'irprenewal'
    | 'reminder'
    | 'paperrequest';
  readonly values: Readonly<Record<string, unknown>>;
  /** The earliest day on which the record is added. */
  readonly from?: IsoDate;
  /** Later changes of the record, by day. */
  readonly then?: readonly { readonly on: IsoDate; readonly values: Readonly<Record<string, unknown>> }[];
}

const INSURERS = ['Great Plains Mutual', 'Cumberland Casualty', 'Beacon Transport Insurance'] as const;
const AGENTS = ['Dana Whitfield Agency', 'Keller & Sons Insurance', 'Marsh Lane Brokers'] as const;
const ENDS = [-12, 25, 140, 300, 48, 210] as const;
const of = <T>(list: readonly T[], nr: number): T => list[nr % list.length] as T;
const dollars = (amount: number) => cents(amount * 100);

const insurance = (index: number, today: IsoDate): KeptForClient[] => {
  const expirationDate = addDays(today, of(ENDS, index));
  const common = { effectiveDate: addDays(expirationDate, -365), expirationDate };
  return [
    {
      kind: 'insurancerecord',
      values: {
        ...common,
        type: 'company',
        name: of(INSURERS, index),
        contactPerson: 'Claims desk',
        email: 'service@insurer.test',
        phone: '(615) 555-0177',
        policyNumber: `LP-${4100 + index}`,
        policyType: 'liability',
        coverageAmount: dollars(index % 5 === 4 ? 500_000 : 1_000_000),
        premiumAmount: dollars(11_400 + index * 320),
      },
    },
    {
      kind: 'insurancerecord',
      values: {
        ...common,
        type: 'agent',
        name: of(AGENTS, index),
        contactPerson: 'Dana Whitfield',
        email: 'office@agency.test',
        phone: '(615) 555-0188',
        policyNumber: `CG-${5200 + index}`,
        policyType: 'cargo',
        coverageAmount: dollars(100_000),
        premiumAmount: dollars(2_150 + index * 40),
      },
    },
  ];
};

const entity = (index: number, today: IsoDate): KeptForClient => {
  const { companyName, ownerName, city, state } = of(CLIENTS, index);
  return {
    kind: 'businessentity',
    values: {
      businessName: companyName,
      entityType: /LLC$/.test(companyName) ? 'llc' : 'corporation',
      state,
      registeredAgent: ownerName,
      businessAddress: `${100 + index} Depot St, ${city}, ${state}`,
      businessPurpose: 'Interstate motor freight',
      registrationDate: addDays(today, -900 - (index % CLIENTS.length) * 31),
      filingFee: dollars(of([300, 50, 125], index)),
      annualReportDue: addDays(today, of([-9, 33, 120], index)),
      status: of(['active', 'active', 'pending'], index),
    },
  };
};

const audits = (index: number, today: IsoDate): KeptForClient[] => {
  const kind = 'complianceaudit';
  return [
    {
      kind,
      values: {
        type: 'dot_audit',
        status: of(['pending', 'in-progress', 'completed'], index),
        nextAuditDate: addDays(today, 40 + (index % CLIENTS.length) * 9),
        notes: 'Hours of service and driver files',
      },
    },
    {
      kind,
      values: {
        type: 'safety_audit',
        status: 'completed',
        auditDate: addDays(today, -80 - (index % CLIENTS.length)),
        rating: of(['satisfactory', 'satisfactory', 'conditional'], index),
        inspector: 'Officer R. Vance',
        violations: of(['None', 'Brake adjustment on one unit', 'Late logs of two drivers'], index),
        improvementPlan: of([null, 'Brake checks at every service', 'Weekly review of the logs'], index),
      },
    },
    {
      kind,
      values: {
        type: 'review_audit',
        status: 'completed',
        reviewType: of(['compliance', 'new-entrant', 'safety'], index),
        auditDate: addDays(today, -160),
        findings: 'Records are complete',
        followUp: 'Send the updated accident register',
      },
    },
  ];
};

const permits = (index: number, today: IsoDate): KeptForClient[] => {
  const kind = 'permit';
  const ends = (days: number) => ({ effectiveDate: addDays(today, days - 365), expirationDate: addDays(today, days) });
  return [
    {
      kind,
      values: {
        permitType: of(['kentucky', 'new_mexico', 'new_york', 'oregon'], index),
        permitNumber: `WD-${7300 + index}`,
        status: 'active',
        ...ends(of([20, 190, -4], index)),
      },
    },
    {
      kind,
      values: {
        permitType: 'ifta_license',
        permitNumber: `${of(CLIENTS, index).state}-${88_100 + index}`,
        state: of(CLIENTS, index).state,
        status: 'active',
        effectiveDate: `${today.slice(0, 4)}-01-01`,
        expirationDate: `${today.slice(0, 4)}-12-31`,
      },
    },
    {
      kind,
      values: {
        permitType: of(['trip', 'fuel', 'oversize'], index),
        duration: of(['72_hours', '30_days', 'quarterly'], index),
        permitNumber: `T-${960 + index}`,
        state: of(['CA', 'AZ', 'TX'], index),
        status: 'active',
        effectiveDate: addDays(today, -2),
        expirationDate: addDays(today, of([1, 28, 70], index)),
        fee: dollars(of([45, 30, 90], index)),
      },
    },
  ];
};

/** The index of the client whose first vehicle still has to be filed. */
const LATE = 2;

/**
 * The filing of the heavy vehicle use tax for one vehicle, filed in August, before the deadline at the end of the
 * month; one filing is late.
 */
const heavyUse = (index: number, today: IsoDate, vehicleId: string, nr: number): KeptForClient => {
  const taxYear = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0);
  const filedDate = `${taxYear}-08-${10 + ((index + nr) % 12)}`;
  return {
    kind: 'heavyusefiling',
    values: { vehicleId, taxYear, firstUsedMonth: 'july', weight: 80_000, suspended: (index + nr) % 5 === 4 },
    from: `${taxYear}-07-06`,
    then:
      index % CLIENTS.length === LATE && nr === 0
        ? []
        : [
            { on: filedDate, values: { status: 'filed', filedDate } },
            ...(nr === 0 ? [] : [{ on: addDays(filedDate, 5), values: { status: 'accepted' } }]),
          ],
  };
};

const ofTheFleet = (index: number, today: IsoDate, vehicleId: string, nr: number): KeptForClient[] => {
  const { state } = of(CLIENTS, index);
  return [
    {
      kind: 'commercialplate',
      values: {
        plateNumber: `AP${1000 + index * 10 + nr}`,
        baseState: state,
        vehicleId,
        irpAccount: `${state}-${42_000 + index}`,
        registeredWeight: 80_000,
        effectiveDate: addDays(today, of(ENDS, index + nr) - 365),
        expirationDate: addDays(today, of(ENDS, index + nr)),
        fee: dollars(1_640 + nr * 12),
      },
    },
    heavyUse(index, today, vehicleId, nr),
  ];
};

const reminder = (index: number, today: IsoDate): KeptForClient => ({
  kind: 'reminder',
  values: {
    title: of(['Call about the renewal', 'Ask for the signed agreement', 'Visit the terminal'], index),
    category: of(['Insurance', 'Papers', 'Visits'], index),
    dueDate: addDays(today, of([3, 12, -2], index)),
    priority: of(['high', 'medium', 'low'], index),
  },
});

/**
 * Distances and full fees of the example that the International Registration Plan itself gives,
 * https://www.irponline.org/page/FAQCost.
 */
const FLEET = [
  ['20634', 810],
  ['14856', 1_750],
  ['18158', 1_200],
  ['28888', 2_100],
] as const;
const JURISDICTIONS = [
  ['TN', 'GA', 'KY', 'AL'],
  ['GA', 'FL', 'SC', 'NC'],
] as const;

/**
 * The renewal of a fleet under the International Registration Plan: fleet 0 renews for next year, fleet 1 is already
 * registered for this year.
 */
const irp = (nr: 0 | 1, today: IsoDate): KeptForClient => {
  const year = Number(today.slice(0, 4));
  return {
    kind: 'irprenewal',
    values: {
      baseState: JURISDICTIONS[nr][0],
      fleet: 'Fleet 001',
      irpAccount: `${JURISDICTIONS[nr][0]}-${42_000 + nr * LATE}`,
      yearStart: `${year + 1 - nr}-01-01`,
      jurisdictions: FLEET.map(([distance, fee], at) => ({
        fullFee: dollars(fee),
        distance,
        jurisdiction: JURISDICTIONS[nr][at],
      })),
    },
    then:
      nr === 0
        ? []
        : [
            { on: today, values: { status: 'filed', filedDate: `${year - 1}-11-20` } },
            { on: today, values: { status: 'registered', registeredDate: `${year - 1}-12-08` } },
          ],
  };
};

const askedFor: KeptForClient = {
  kind: 'paperrequest',
  values: { what: 'Lease of the new trailer', notes: 'Signed by both' },
};

/** The records of a client in addition to its loads and books. */
export const keptForClient = (index: number, today: IsoDate, vehicles: readonly string[]): readonly KeptForClient[] => [
  ...insurance(index, today),
  entity(index, today),
  ...audits(index, today),
  {
    kind: 'complianceupdate',
    values: {
      type: of(['dot_update', 'mc_reactivation', 'ownership_change'], index),
      dotUpdateType: of(['address', null, null], index),
      effectiveDate: addDays(today, -20 - (index % CLIENTS.length)),
      details: of(['The terminal moved', 'Insurance was reinstated', 'A partner left the company'], index),
    },
  },
  ...permits(index, today),
  {
    kind: 'operatingauthority',
    values: {
      usdotNumber: String(2_523_064 + index * 17),
      mcNumber: String(884_211 + index * 9),
      mcStatus: index % 4 === 3 ? 'inactive' : 'active',
      boc3Number: `B3-${300 + index}`,
      boc3Status: 'filed',
      processAgent: 'All American Process Agents',
    },
  },
  reminder(index, today),
  ...(index % CLIENTS.length === 0 ? [irp(0, today)] : []),
  ...(index % CLIENTS.length === LATE ? [irp(1, today)] : []),
  ...(index % CLIENTS.length === 1 ? [askedFor] : []),
  ...vehicles.flatMap((vehicleId, nr) => ofTheFleet(index, today, vehicleId, nr)),
];
