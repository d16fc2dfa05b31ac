import { newClient, newPortalUser } from '../../../test/support/people';
import { TestSystem } from '../../../test/support/system';
import type { Visitor } from '../../../test/support/visitor';

describe('a paper that is removed', () => {
  let system: TestSystem;
  let staff: Visitor;
  let portal: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    portal = (await newPortalUser(system, await newClient(system))).visitor;
  });
  afterAll(() => system.stop());

  it('leaves every list, is opened by nobody, and comes back with its file', async () => {
    const form = new FormData();
    form.append('documentType', 'bol');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'bol.pdf');
    const { body } = await portal.upload('/api/documents/upload', form);
    const at = `/api/documents/${String(body['id'])}`;
    const seen = async (): Promise<unknown[]> => [
      (await staff.get<object[]>('/api/documents')).body.length,
      (await portal.get<object[]>('/api/client-documents')).body.length,
      (await portal.get(String(body['fileUrl']))).status,
      (await staff.get(String(body['fileUrl']))).status,
    ];
    expect((await portal.delete(at)).status).toBe(403);
    expect(await seen()).toEqual([1, 1, 200, 200]);
    expect((await staff.delete(at)).status).toBe(204);
    expect(await seen()).toEqual([0, 0, 404, 404]);
    const removed = await staff.get<{ id: unknown }[]>('/api/documents?removed=true');
    expect(removed.body.map(({ id }) => id)).toEqual([body['id']]);
    expect((await portal.get('/api/client-documents?removed=true')).status).toBe(403);
    expect((await staff.post(`${at}/restore`, {})).status).toBe(200);
    expect(await seen()).toEqual([1, 1, 200, 200]);
  });
});
