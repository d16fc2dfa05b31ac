import { kindOf } from '../../../platform/records/kind/kind';
import { Reminder } from './reminder';

const { rules } = kindOf(Reminder);

describe('a reminder', () => {
  it.each([null, '2026-11-20', '2026-11-21'])('due on November 21 may remind on %s', (reminderDate) =>
    expect(() => rules({ dueDate: '2026-11-21', reminderDate }, null)).not.toThrow(),
  );
  it('does not remind after its day', () =>
    expect(() => rules({ dueDate: '2026-11-21', reminderDate: '2026-11-22' }, null)).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ field: 'reminderDate' })] }) as Error,
    ));
});
