import { newAgent } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

describe('the views that somebody keeps', () => {
  let system: TestSystem;
  let dana: Visitor;
  let other: Visitor;
  beforeEach(async () => {
    system = await TestSystem.start();
    dana = await system.as('employee');
    other = await system.as('admin');
  });
  afterEach(() => system.stop());

  const add = (over: object = {}, visitor = dana): Promise<Answer> =>
    visitor.post('/api/views', { list: 'invoices', name: 'Late ones', query: 'status=overdue&sort=dueDate', ...over });
  const listed = async (visitor = dana): Promise<unknown[]> => {
    const { body } = await visitor.get<{ list: string; name: string; isDefault: boolean }[]>('/api/views');
    return body.map(({ list, name, isDefault }) => `${list}: ${name}${isDefault ? ' (default)' : ''}`);
  };
  const idOf = ({ body }: Answer): string => String(body['id']);

  it('are an address under a name, and are of nobody else', async () => {
    const { status, body } = await add();
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        list: 'invoices',
        name: 'Late ones',
        query: 'status=overdue&sort=dueDate',
        isDefault: false,
      },
    ]);
    await add({ list: 'loads' });
    expect(await listed()).toEqual(['invoices: Late ones', 'loads: Late ones']);
    expect(await listed(other)).toEqual([]);
  });

  it('have a name of their own in a list, however it is written', async () => {
    await add();
    const { status, body } = await add({ name: 'LATE ONES' });
    expect([status, body['code'], body['message']]).toEqual([
      409,
      'ALREADY_TAKEN',
      'There is a view of this name already',
    ]);
    expect((await add({ name: 'Late ones' }, other)).status).toBe(201);
  });

  it('are renamed, kept anew and deleted by whose they are', async () => {
    const id = idOf(await add());
    await add({ name: 'Paid' });
    expect((await dana.patch(`/api/views/${id}`, { name: 'Overdue' })).body['name']).toBe('Overdue');
    expect((await dana.patch(`/api/views/${id}`, { query: 'q=mesa' })).body).toMatchObject({
      name: 'Overdue',
      query: 'q=mesa',
    });
    expect((await dana.patch(`/api/views/${id}`, { name: 'paid' })).status).toBe(409);
    expect((await other.patch(`/api/views/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.delete(`/api/views/${id}`)).status).toBe(404);
    expect((await dana.delete(`/api/views/${id}`)).status).toBe(204);
    expect(await listed()).toEqual(['invoices: Paid']);
  });

  it('are the default of their list one at a time', async () => {
    const id = idOf(await add({ isDefault: true }));
    await add({ name: 'Paid', isDefault: true });
    await add({ list: 'loads', isDefault: true });
    expect(await listed()).toEqual(['invoices: Late ones', 'invoices: Paid (default)', 'loads: Late ones (default)']);
    await dana.patch(`/api/views/${id}`, { isDefault: true });
    expect(await listed()).toEqual(['invoices: Late ones (default)', 'invoices: Paid', 'loads: Late ones (default)']);
    await dana.patch(`/api/views/${id}`, { isDefault: false });
    expect(await listed()).toEqual(['invoices: Late ones', 'invoices: Paid', 'loads: Late ones (default)']);
  });

  it('are fifty of a list at most, also when many are kept at once', async () => {
    const answers = await Promise.all(Array.from({ length: 53 }, (_, nr) => add({ name: `View ${nr}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body['message'])).toEqual(Array(3).fill('At most 50 views of a list can be kept'));
    expect((await add({ list: 'loads' })).status).toBe(201);
  });

  it('are refused by a sentence where they cannot be kept', async () => {
    for (const [over, message] of [
      [{ name: '' }, 'Name is required'],
      [{ name: 'x'.repeat(61) }, 'Name must have at most 60 characters'],
      [{ list: 'Invoices of 2026' }, 'The list must be called by small letters, digits and dashes'],
      [{ query: 'x'.repeat(2_001) }, 'The view must have at most 2000 characters'],
      [{ query: 'a\u0000' }, 'The view has characters that cannot be stored'],
      [{ query: undefined }, 'The view must be what stands behind the question mark of an address'],
    ] as const) {
      const { status, body } = await add(over);
      expect([status, (body['errors'] as { message: string }[])[0]?.message]).toEqual([400, message]);
    }
  });
});

describe('whether somebody reads a list as a table or as cards', () => {
  let system: TestSystem;
  let dana: Visitor;
  let other: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    dana = await system.as('employee');
    other = await system.as('admin');
  });
  afterAll(() => system.stop());

  const keep = (list: string, shape: unknown, visitor = dana): Promise<Answer> =>
    visitor.put('/api/list-shapes', { list, shape });
  const kept = async (visitor = dana): Promise<unknown> => (await visitor.get('/api/list-shapes')).body;

  it('is kept for every list, the last choice alone, and of nobody else', async () => {
    expect(await kept()).toEqual([]);
    expect((await keep('clients', 'cards')).body).toEqual({ list: 'clients', shape: 'cards' });
    await keep('drivers', 'table');
    await keep('clients', 'table');
    await keep('clients', 'cards', other);
    expect(await kept()).toEqual([
      { list: 'clients', shape: 'table' },
      { list: 'drivers', shape: 'table' },
    ]);
    expect(await kept(other)).toEqual([{ list: 'clients', shape: 'cards' }]);
  });

  it.each([
    ['no such shape', 'clients', 'tiles', 'shape'],
    ['no shape', 'clients', null, 'shape'],
    ['no list', 'A list', 'table', 'list'],
  ])('is refused with %s, by the name of the field', async (_, list, shape, field) => {
    const { status, body } = await keep(list, shape);
    const errors = body['errors'] as { field: string }[];
    expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('is kept of a hundred lists at the most, of which each can still change', async () => {
    const { visitor } = await newAgent(system, { canManageClients: true });
    for (let nr = 0; nr < 100; nr += 1) expect((await keep(`list-${nr}`, 'table', visitor)).status).toBe(200);
    const { status, body } = await keep('one-too-many', 'table', visitor);
    expect([status, body['message']]).toEqual([409, 'The shape of at most 100 lists can be kept']);
    expect((await keep('list-7', 'cards', visitor)).status).toBe(200);
  });
});
