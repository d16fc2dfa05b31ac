import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi } from '../../testing/fake-api';
import { fakeUploads } from '../../testing/fake-upload';
import { leastOfAnswer } from '../../testing/kit-records';
import {
  papersQuery,
  slotProblem,
  slotsOf,
  useChangePaper,
  useRemovePaper,
  useRestorePaper,
  useUploadPaper,
  useUploadPaperTo,
  type PaperUpload,
  type Slot,
} from './papers';

const slot: Slot = { slot: 'license', label: 'License', accept: ['pdf', 'jpg', 'png'], mostBytes: 2_048, ends: true };
const file = (name: string, size: number): File => Object.defineProperty(new File([], name), 'size', { value: size });

describe('a file before it is sent', () => {
  it.each([
    ['license.pdf', 1, null],
    ['LICENSE.PDF', 2_048, null],
    ['my.license.jpg', 100, null],
    ['license.pdf', 2_049, 'This file is 2 kB. Files can be up to 2 kB.'],
    ['license.pdf', 0, 'This file is empty. Choose another one.'],
    ['license.exe', 100, 'This kind of file is not accepted. Use PDF, JPG or PNG.'],
    ['license.pdf.exe', 100, 'This kind of file is not accepted. Use PDF, JPG or PNG.'],
    ['license', 100, 'This kind of file is not accepted. Use PDF, JPG or PNG.'],
  ])('%s of %i bytes: %p', (name, size, says) => expect(slotProblem(slot, file(name, size))).toBe(says));

  it.each([
    [['pdf'], 'PDF'],
    [['pdf', 'csv'], 'PDF or CSV'],
  ])('may be one of %j, said in words', (accept, words) =>
    expect(slotProblem({ ...slot, accept }, file('x.exe', 1))).toBe(`This kind of file is not accepted. Use ${words}.`),
  );
});

const made = <Result,>(use: () => Result) => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(use, { wrapper }).result;
};
const paper = leastOfAnswer('post', '/api/drivers/{id}/documents') as object;
const upload = (more: Partial<PaperUpload> = {}): PaperUpload => ({
  file: new File(['x'], 'license.pdf'),
  slot: 'license',
  idempotencyKey: 'key-1',
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
});

describe('the papers of a record', () => {
  it('have places by the kind of the record, and none where the API takes none', () => {
    expect(slotsOf('driver').map(({ slot: name }) => name)).toContain('license');
    expect(slotsOf('settings')).toEqual([]);
  });

  it('are asked for by record, the removed ones by themselves', async () => {
    const server = fakeApi({ 'GET /api/drivers/7/documents': () => ({ body: [] }) });
    const client = new QueryClient();
    await client.fetchQuery(papersQuery('driver', 7));
    await client.fetchQuery(papersQuery('driver', '7', true));
    expect(server.seen.map(({ query }) => query.toString())).toEqual(['', 'removed=true']);
  });

  it.each([
    ['with its end', '2027-01-31', ['documentType', 'expirationDate', 'file']],
    ['without one', null, ['documentType', 'file']],
    ['whose end is not filled in', '', ['documentType', 'file']],
  ])('go to their place, a paper %s', async (_, expirationDate, names) => {
    const sent = fakeUploads();
    const adding = made(() => useUploadPaper('driver', 7));
    act(() => adding.current.mutate(upload({ expirationDate })));
    await act(() => Promise.resolve());
    expect(sent.map(({ method, path, headers }) => [method, path, headers['idempotency-key']])).toEqual([
      ['POST', '/api/drivers/7/documents', 'key-1'],
    ]);
    expect([...(sent[0]?.form.keys() ?? [])]).toEqual(names);
    expect([sent[0]?.form.get('documentType'), sent[0]?.form.get('expirationDate')]).toEqual([
      'license',
      expirationDate || null,
    ]);
    expect(sent[0]?.form.get('file')).toHaveProperty('name', 'license.pdf');
  });

  it('can go to a record that was added meanwhile', async () => {
    const sent = fakeUploads();
    const adding = made(() => useUploadPaperTo('vehicle'));
    act(() => adding.current.mutate({ ...upload({ slot: 'registration' }), record: 'v-9' }));
    await act(() => Promise.resolve());
    expect(sent[0]?.path).toBe('/api/vehicles/v-9/documents');
  });

  it('are changed, removed and brought back by their id', async () => {
    const server = fakeApi({
      'PATCH /api/drivers/7/documents/3': () => ({ body: paper }),
      'DELETE /api/drivers/7/documents/3': () => ({ status: 204 }),
      'POST /api/drivers/7/documents/3/restore': () => ({ body: paper }),
    });
    const at = made(() => ({
      change: useChangePaper('driver', 7),
      remove: useRemovePaper('driver', 7),
      restore: useRestorePaper('driver', 7),
    }));
    await act(() => at.current.change.mutateAsync({ id: 3, changes: { notes: 'seen' } }));
    await act(() => at.current.remove.mutateAsync(3));
    await act(() => at.current.restore.mutateAsync(3));
    expect(server.seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/api/drivers/7/documents/3', { notes: 'seen' }],
      ['DELETE', '/api/drivers/7/documents/3', undefined],
      ['POST', '/api/drivers/7/documents/3/restore', {}],
    ]);
  });
});
