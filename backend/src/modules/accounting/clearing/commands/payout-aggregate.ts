import type { Aggregate } from '../../../../platform/event-log/commands/aggregate';
import { announcedTo } from '../../../../platform/realtime/visibility';
import { namedBy } from '../../../../platform/records/names/named-rows';
import { JournalLineRow } from '../../ledger';
import { payoutDecider, type PayoutState, type RecordPayout } from '../domain/payout.decider';
import { payoutEvents, type PayoutEvent } from '../domain/payout.events';

/** Payouts of the firm's own books; the stream is `payout-<id>`. They are read in the journal. */
export const payouts: Aggregate<PayoutState, RecordPayout, PayoutEvent> = {
  title: 'payout',
  family: payoutEvents,
  decider: payoutDecider,
  projections: [],
  clientOf: () => null,
  belonging: 'firm',
  requiredPermissions: { RecordPayout: () => ['payments.write'] },
};

announcedTo('payout', 'ledger.read');
namedBy('payout', {
  table: JournalLineRow,
  id: 'sourceId',
  ids: 'uuids',
  displayName: ({ reference }) => reference,
});
