import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { Choice, Day, Line, ListOf, Money, RefersTo } from '../../../platform/fields/decorators';
import { mistake } from '../../../platform/fields/check';
import { text } from '../../../platform/fields/texts';
import { setChoiceLabels } from '../../../platform/fields/words';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { OPEN, STATUSES, type ObligationStatus } from './domain/catch-up';
import { RULES, type RuleName } from './domain/duties';

setChoiceLabels({
  detention_claim: 'Detention claim',
  form_1099_nec: '1099-NEC',
  form_1099_misc: '1099-MISC',
  form_1099_misc_irs: '1099-MISC to the IRS',
  ifta_return: 'IFTA return',
  form_2290: 'Form 2290',
  ucr: 'UCR registration',
  mcs_150: 'MCS-150 update',
  irp_renewal: 'IRP renewal',
  random_testing: 'Random tests',
  drivers_license: 'Driver’s license',
  mvr_review: 'MVR review',
  other_expiry: 'Other expiry',
});

/**
 * What a client, or the firm itself, must do by a date, such as the IFTA return 3Q2026 by 2026-11-02. The rules work
 * obligations out from records; users ask for papers, file and move the status on.
 */
@Kind({
  plural: 'obligations',
  displayName: ({ title, period }: Obligation) => `${title} ${period}`,
  order: 'dueDate',
  unique: [
    {
      index: 'obligations_once',
      by: ['clientId', 'rule', 'subjectKind', 'subjectId', 'title', 'period'],
      say: () => 'This obligation is there already for that period',
    },
  ],
  flow: {
    field: 'status',
    initialStatuses: ['open'],
    multiple: ['open,waiting,ready'],
    sorts: ['dueDate'],
    moves: {
      ObligationAsked: {
        from: ['open', 'ready'],
        to: 'waiting',
        words: 'asked the client for what the obligation lacks',
      },
      ObligationMadeReady: { from: ['open', 'waiting'], to: 'ready', words: 'made the obligation ready' },
      ObligationFiled: { from: [...OPEN], to: 'filed', with: ['referenceNumber'], dated: ['submittedDate'] },
      ObligationAccepted: { from: [...OPEN, 'filed'], to: 'accepted', dated: ['approvedDate'] },
      ObligationExcused: { from: [...OPEN], to: 'not_applicable', with: ['reason'] },
      ObligationReopened: {
        from: ['waiting', 'ready', 'filed', 'accepted', 'not_applicable'],
        to: 'open',
        clears: ['reason', 'submittedDate', 'approvedDate'],
      },
      ObligationLapsed: { from: [...OPEN], to: 'lapsed', may: SYSTEM_ONLY, words: 'let the obligation lapse' },
      ObligationRevived: { from: ['lapsed'], to: 'open', may: SYSTEM_ONLY },
    },
  },
  may: {
    ...ownPermissions('obligations', { area: 'clients', agents: ['canManageClients'] }),
    read: ['obligations.read', 'portal.read'],
    add: SYSTEM_ONLY,
    remove: SYSTEM_ONLY,
  },
})
export class Obligation extends ClientRecord {
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName', systemSet: true }) override clientId:
    | string
    | null;
  @Choice('Rule', RULES, { systemSet: true, filtered: true }) rule: RuleName;
  @Line('Title', { systemSet: true, searched: true }) title: string;
  @Line('Kind of record', { systemSet: true, optional: true }) subjectKind: string | null;
  @Line('Record', { systemSet: true, optional: true }) subjectId: string | null;
  @Line('About', { systemSet: true, optional: true, max: 1_000, searched: true }) subjectName: string | null;
  @Line('Period', { systemSet: true, searched: true }) period: string;
  @Day('Due date', { systemSet: true, sorted: true }) dueDate: IsoDate;
  @Day('Nominal date', { systemSet: true, description: 'Before weekends and holidays moved it' }) nominalDate: IsoDate;
  @Money('Amount', { systemSet: true, optional: true }) amount: Cents | null;
  @Line('Basis', { systemSet: true, max: 1_000, description: 'What date and amount follow from' }) basis: string;
  @Line('Source', { systemSet: true, max: 1_000, description: 'The law or document that says so' }) source: string;
  @ListOf('missing', text('Missing', { max: 1_000 }), { systemSet: true, initial: [] }) missing: readonly string[];
  @Choice('Status', STATUSES, { initial: 'open', sorted: true }) status: ObligationStatus;
  @RefersTo('user', { label: 'person', optional: true, as: 'assignedName' }) assignedTo: string | null;
  @Day('Submitted date', { optional: true }) submittedDate: IsoDate | null;
  @Day('Approved date', { optional: true }) approvedDate: IsoDate | null;
  @Line('Reference number', { optional: true, max: 100, searched: true }) referenceNumber: string | null;
  @Line('Reason', { optional: true, max: 1_000 }) reason: string | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;

  static rules({ status, reason }: Obligation): void {
    if (status === 'not_applicable' && !reason) throw mistake('reason', 'Say why it does not apply');
  }
}
