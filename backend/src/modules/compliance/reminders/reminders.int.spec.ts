import { newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';

describe('a reminder', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await TestSystem.start();
  });
  afterAll(() => system.stop());

  it('has a title, a category and a due date, medium priority, and is not completed', async () => {
    proves(
      'FLD-0287',
      'FLD-0288',
      'FLD-0289',
      'FLD-0290',
      'FLD-0291',
      'FLD-0292',
      'FLD-0293',
      'FLD-0294',
      'FLD-0295',
      'FLD-0296',
      'FLD-0297',
      'ENM-039',
      'RUL-425',
    );
    const staff = await system.as('employee');
    const { body: me } = await staff.get('/api/auth/user');
    const clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    const made = await staff.post('/api/reminders', {
      title: 'Call about plates',
      category: 'Plates',
      dueDate: '2026-12-04',
      clientId,
    });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        title: 'Call about plates',
        category: 'Plates',
        dueDate: '2026-12-04',
        type: null,
        description: null,
        reminderDate: null,
        relatedDocumentId: null,
        userId: me['id'],
        priority: 'medium',
        isCompleted: false,
        clientName: 'Ridgeline Carriers LLC',
      }),
    ]);
    for (const field of ['title', 'category', 'dueDate']) {
      const { status } = await staff.post('/api/reminders', {
        title: 'T',
        category: 'C',
        dueDate: '2026-12-04',
        [field]: undefined,
      });
      expect([field, status]).toEqual([field, 400]);
    }
    const nobody = { title: 'T', category: 'C', dueDate: '2026-12-04', userId: null };
    expect((await staff.post('/api/reminders', nobody)).body['userId']).toBeNull();
    const at = `/api/reminders/${String(made.body['id'])}`;
    expect((await staff.patch(at, { isCompleted: true })).body['isCompleted']).toBe(true);
    expect((await staff.patch(at, { isCompleted: false })).body['isCompleted']).toBe(false);
    const late = await staff.patch(at, { reminderDate: '2026-12-05' });
    expect([late.status, late.body['message']]).toEqual([400, 'The reminder comes after the due date']);
  });
});
