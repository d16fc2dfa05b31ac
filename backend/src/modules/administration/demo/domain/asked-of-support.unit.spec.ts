import { foldState } from '../../../../platform/event-log/events/decider';
import type { DomainEvent } from '../../../../platform/event-log/events/events';
import { kindNamed } from '../../../../platform/records/kind/kind';
import '../../../workspace/support';
import { ASKED_OF_SUPPORT } from './asked-of-support';

describe('what the demo asks of support', () => {
  it.each(ASKED_OF_SUPPORT.map((asked) => [asked.subject, asked] as const))(
    'is a request as it is taken: %s',
    (_, asked) => {
      const { decider } = kindNamed('supportrequest').aggregate;
      const { subject, description, category, priority, ends } = asked;
      const values = {
        subject,
        description,
        category,
        priority,
        userId: '0199cccc-0000-7000-8000-000000000001',
        messageAt: '2026-11-21T15:00:00.000Z',
      };
      const events: DomainEvent[] = [...decider.decide({ type: 'Add', id: 'x', values }, decider.initialState)];
      if (ends)
        events.push(...decider.decide({ type: 'Change', id: 'x', changes: { ...ends } }, foldState(decider, events)));
      expect(foldState(decider, events)).toMatchObject({
        status: 'kept',
        values: { subject, status: ends?.status ?? 'open' },
      });
    },
  );
});
