import { Choice, Day, Flag, Line, RefersTo, Whole } from '../../../platform/fields/decorators';
import { SHOWN_MONEY } from '../../../platform/fields/numbers';
import { moneyText } from '../../../platform/money/money';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { LEAST_WEIGHT, SUSPENDED_MILES, type MonthOfPeriod } from '../obligations';
import { FIRST_TAX_YEAR, heavyCategory, heavyTax, MONTHS_OF_PERIOD } from './domain/heavy-use-tax';

const inWords = (count: number): string => count.toLocaleString('en-US');

export const FILING_STATUSES = ['pending', 'filed', 'accepted'] as const;

/** One vehicle on a Form 2290 for one tax period, July through June. */
@Kind({
  title: 'Form 2290 filing',
  plural: 'heavy-use-filings',
  displayName: ({ taxYear }: HeavyUseFiling) => `Form 2290 ${taxYear}`,
  unique: [
    {
      index: 'heavy_use_filings_vehicle',
      by: ['vehicleId', 'taxYear'],
      say: () => 'This vehicle already has a Form 2290 filing for that tax year',
    },
  ],
  flow: {
    field: 'status',
    moves: {
      HeavyUseFilingReopened: { to: 'pending', clears: ['filedDate'] },
      HeavyUseFilingFiled: { from: ['pending'], to: 'filed', with: ['filedDate'] },
      HeavyUseFilingAccepted: { from: ['filed'], to: 'accepted' },
    },
  },
  computed: {
    category: {
      shown: {
        anyOf: [{ type: 'string' }, { type: 'null' }],
        description: 'Of Schedule 1: A to V by weight, W suspended',
      },
      of: (filing: HeavyUseFiling) => heavyCategory(filing),
    },
    tax: { shown: SHOWN_MONEY, of: (filing: HeavyUseFiling) => moneyText(heavyTax(filing)) },
  },
  sums: {
    tax: {
      in: 'money',
      sql: `jsonb_build_object('taxYear', r.tax_year, 'firstUsedMonth', r.first_used_month,
        'weight', r.weight, 'suspended', r.suspended)`,
      of: heavyTax,
    },
  },
  paperSlots: scans({
    schedule: 'Stamped Schedule 1',
    tax_return: 'Form 2290',
    receipt: 'Payment receipt',
    other: 'Other',
  }),
  may: ownPermissions('compliance', { area: 'clients', agents: ['canManageClients'] }),
})
export class HeavyUseFiling extends ClientRecord {
  @RefersTo('vehicle', { label: 'vehicle', as: 'vehicleUnit' }) vehicleId: string;
  @Whole('Tax year', FIRST_TAX_YEAR, 2100, {
    filtered: true,
    sorted: true,
    description: 'The year in whose July the period begins',
  })
  taxYear: number;
  @Choice('First used month', MONTHS_OF_PERIOD, { initial: 'july' }) firstUsedMonth: MonthOfPeriod;
  @Whole('Weight', LEAST_WEIGHT, 200_000, {
    description: 'Taxable gross weight in pounds',
    wrong: `Form 2290 is for a taxable gross weight of ${inWords(LEAST_WEIGHT)} to 200,000 pounds`,
  })
  weight: number;
  @Flag('Suspended', {
    initial: false,
    description: `Expected to run at most ${inWords(SUSPENDED_MILES.miles)} miles in the period, ${inWords(SUSPENDED_MILES.agriculturalMiles)} in agriculture`,
  })
  suspended: boolean;
  @Choice('Status', FILING_STATUSES, { initial: 'pending', sorted: true }) status: (typeof FILING_STATUSES)[number];
  @Day('Filed date', { optional: true }) filedDate: string | null;
  @Line('Notes', { optional: true, max: 10_000, searched: true }) notes: string | null;
}
