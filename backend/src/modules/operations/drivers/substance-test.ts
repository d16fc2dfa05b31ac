import { Choice, Day, Line, RefersTo } from '../../../platform/fields/decorators';
import { setChoiceLabels } from '../../../platform/fields/words';
import { usDate } from '../../../platform/money/dates';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { retentionEnd, type Retention } from '../../../platform/records/kind/declared/retention';

export const TEST_TYPES = [
  'pre_employment',
  'random',
  'post_accident',
  'reasonable_suspicion',
  'return_to_duty',
  'follow_up',
] as const;
export const SUBSTANCES = ['drug', 'alcohol'] as const;
export const TEST_RESULTS = ['pending', 'negative', 'positive', 'refused', 'cancelled'] as const;

setChoiceLabels({ pre_employment: 'Pre-employment', post_accident: 'Post-accident', return_to_duty: 'Return to duty' });

const LAW = '49 CFR 382.401';
/** Every test is kept one year, a random test two years, a positive result or a refusal five years. */
const RETENTION: readonly Retention[] = [
  { years: 1, from: ['testedOn'], law: LAW },
  { years: 2, from: ['testedOn'], law: LAW, where: ['type', 'random'] },
  { years: 5, from: ['testedOn'], law: LAW, where: ['result', 'positive'] },
  { years: 5, from: ['testedOn'], law: LAW, where: ['result', 'refused'] },
];

/**
 * A drug or alcohol test of a driver under 49 CFR 382. A breath test of 0.02 and more is recorded as positive, because
 * it has to be kept as long as a positive result.
 */
@Kind({
  title: 'drug or alcohol test',
  pluralTitle: 'drug and alcohol tests',
  plural: 'substance-tests',
  displayName: ({ substance, testedOn }: SubstanceTest) =>
    `${substance === 'drug' ? 'Drug' : 'Alcohol'} test of ${usDate(testedOn)}`,
  order: '-testedOn',
  retention: RETENTION,
  computed: {
    keptUntil: {
      shown: { type: 'string', format: 'date', description: 'The law has it kept until then' },
      of: (row: SubstanceTest) => retentionEnd(RETENTION, { ...row })?.until ?? row.testedOn,
    },
  },
  paperSlots: scans({
    result: 'Result',
    custody: 'Chain of custody form',
    selection: 'Random selection',
    other: 'Other',
  }),
  may: ownPermissions('compliance', { area: 'clients', agents: ['canManageClients'] }),
})
export class SubstanceTest extends ClientRecord {
  @RefersTo('driver', { label: 'driver', numbered: true, as: 'driverName' }) driverId: number;
  @Day('Test date', { sorted: true }) testedOn: string;
  @Choice('Type', TEST_TYPES, { filtered: true }) type: (typeof TEST_TYPES)[number];
  @Choice('Test', SUBSTANCES, { filtered: true }) substance: (typeof SUBSTANCES)[number];
  @Choice('Result', TEST_RESULTS, { initial: 'pending', filtered: true }) result: (typeof TEST_RESULTS)[number];
  @Line('Laboratory or collector', { optional: true, max: 200, searched: true }) collector: string | null;
  @Line('Notes', { optional: true, max: 10_000, searched: true }) notes: string | null;
}
