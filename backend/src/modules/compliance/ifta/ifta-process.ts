import { Choice, Day, Decimal, Line, Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import type { Cents } from '../../../platform/money/money';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { dueDateOf, QUARTERS, type Quarter } from './domain/due-date';

export const IFTA_STATUSES = ['received', 'pending', 'processed'] as const;

/**
 * The IFTA return of a client for one quarter and the status of its filing, as staff keep it and the portal shows it.
 */
@Kind({
  title: 'IFTA process',
  pluralTitle: 'IFTA processes',
  plural: 'ifta-processes',
  displayName: 'quarter',
  order: '-dueDate',
  unique: [
    {
      index: 'ifta_processes_quarter',
      by: ['clientId', 'year', 'quarter'],
      say: () => 'This client already has a process for that quarter',
    },
  ],
  flow: {
    field: 'status',
    moves: {
      IftaProcessReopened: { to: 'received' },
      IftaProcessStarted: { to: 'pending' },
      IftaProcessProcessed: { to: 'processed' },
    },
  },
  may: { read: ['ifta.read', 'portal.read'], write: 'ifta.write', remove: 'ifta.delete' },
  // kept four years from the due date or the filing date, whichever is later:
  // https://legalclarity.org/how-to-calculate-your-ifta-fuel-tax
  retention: [{ years: 4, from: ['dueDate', 'submittedDate'], law: 'IFTA' }],
  formerly: {
    IftaProcessAdded: 'IftaprocessAdded',
    IftaProcessChanged: 'IftaprocessChanged',
    IftaProcessRemoved: 'IftaprocessRemoved',
  },
})
export class IftaProcess extends ClientRecord {
  @RefersTo('client', { label: 'client', as: 'clientName' }) override clientId: string;
  @Choice('Quarter', QUARTERS, { searched: true }) quarter: Quarter;
  @Whole('Year', 2000, 2100, { sorted: true, filtered: true }) year: number;
  @Choice('Status', IFTA_STATUSES, { initial: 'received', sorted: true }) status: (typeof IFTA_STATUSES)[number];
  @Day('Due date', { absent: 'blank', sorted: true }) dueDate: string;
  @Day('Submitted date', { optional: true }) submittedDate: string | null;
  @Day('Processed date', { optional: true }) processedDate: string | null;
  @Decimal('Total miles', { optional: true, summed: 'miles' }) totalMiles: string | null;
  @Decimal('Total gallons', { optional: true, places: 3, summed: 'gallons' }) totalGallons: string | null;
  @Money('Tax owed', { optional: true }) taxOwed: Cents | null;
  @Line('Notes', { optional: true, max: 10_000, searched: true }) notes: string | null;

  static defaults({ dueDate, year, quarter }: IftaProcess): Partial<IftaProcess> {
    return { dueDate: dueDate ?? dueDateOf(year, quarter) };
  }
}
