import { screen, waitFor, within } from '@testing-library/react';
import { publishedApi } from '../../../../testing/published-api';
import { shareOf } from '../../../../testing/share';
import { noticeTextOf } from '../../lib/forms/rules/notice-text';
import { problem, type Answering } from '../../testing/fake-api';
import { lookAtNotice } from '../../testing/look-at-notice';
import { openApp } from '../../testing/open-app';
import { admin, agentRecord } from '../../testing/prepared/people';
import { documentOf, processOf } from '../../testing/portal-scene';
import { everyKit } from '../../testing/every-form';
import { recordOfKit } from '../../testing/kit-records';
import { brokerOf, clientOf, loadOf, registrationOf } from '../../testing/prepared/records';

interface Removable {
  readonly at: string;
  readonly what: string;
  readonly deleted?: string;
  readonly record: { readonly id: string | number };
}

/** A form 1099 that was deleted is generated again. */
const MADE_AGAIN = ['/api/tax-forms'];
const mayBeRemoved = ({ path }: { path: string }): boolean =>
  !MADE_AGAIN.includes(path) && publishedApi().document.paths[`${path}/{id}`]?.['delete'] !== undefined;
const byKit = everyKit()
  .filter(mayBeRemoved)
  .map((kit): [string, Removable] => {
    const record = recordOfKit(kit);
    const what = kit.what.slice(0, 1).toUpperCase() + kit.what.slice(1);
    return [kit.path, { at: `${kit.at}/${record.id}`, what, deleted: noticeTextOf(kit.says.deleted).text, record }];
  });
const listsOfKits = Object.fromEntries(byKit.map(([path]) => [`GET ${path}`, () => ({ body: [] })]));

const removable: Readonly<Record<string, Removable>> = {
  ...Object.fromEntries(byKit),
  '/api/agents': { at: '/agents', what: 'Agent', record: agentRecord },
  '/api/brokers': { at: '/clients/brokers/4', what: 'Broker', record: brokerOf({ id: 4, name: 'Prairie Star' }) },
  '/api/clients': { at: '/clients/c-1', what: 'Client', record: clientOf({ id: 'c-1', companyName: 'Red Mesa' }) },
  '/api/loads': { at: '/loads/9', what: 'Load', record: loadOf({ id: 9, loadNumber: 'L-9' }) },
  '/api/documents': { at: '/documents/11', what: 'Document', record: documentOf({ id: 11 }) },
  '/api/ifta-processes': { at: '/ifta/p-1', what: 'IFTA process', record: processOf({ id: 'p-1' }) },
  '/api/entry-templates': {
    at: '/accounting/bookkeeping?view=templates&edit=t-1',
    what: 'Template',
    record: {
      ...{ id: 't-1', name: 'Rent', description: 'Rent', clientId: null, clientName: null, lines: [], version: 1 },
      ...{ every: null, nextOn: null, until: null, lastOn: null, failure: null, removedAt: null },
      ...{ createdAt: '2026-01-01T15:00:00.000Z', updatedAt: '2026-01-01T15:00:00.000Z' },
    },
  },
  '/api/client-registrations': {
    at: '/client-registrations',
    what: 'Registration',
    record: registrationOf({ id: 'r-1' }),
  },
};

/** On a card, what can be done stands behind its name. */
const askToDelete = async (typist: ReturnType<typeof openApp>['typist']): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name: /^(Delete$|More about )/ });
  if (first?.textContent !== 'Delete') await typist.click(first as HTMLElement);
  await typist.click(await screen.findByRole('button', { name: 'Delete' }));
  await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
};

const remove = async (path: string, restore: Answering) => {
  const { at, what, deleted, record } = removable[path] as Removable;
  const app = openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/agents': () => ({ body: [agentRecord] }),
    ...listsOfKits,
    'GET /api/loads': () => ({ body: [] }),
    'GET /api/loads/summary': () => ({
      body: { total: 0, pending: 0, inTransit: 0, delivered: 0, cancelled: 0 },
      notOurs: 'not what this is about',
    }),
    'GET /api/client-registrations': () => ({ body: [registrationOf({ id: 'r-1' })] }),
    'GET /api/documents': () => ({ body: [] }),
    'GET /api/ledger/accounts': () => ({ body: [] }),
    'GET /api/entry-templates': () => ({ body: [] }),
    'GET /api/ifta-processes': () => ({ body: [processOf({ id: 'p-1' })] }),
    [`GET ${path}/${record.id}`]: () => ({ body: record }),
    [`DELETE ${path}/${record.id}`]: () => ({ status: 204 }),
    [`POST ${path}/${record.id}/restore`]: restore,
  });
  await askToDelete(app.typist);
  expect(await screen.findByText(deleted ?? `${what} deleted successfully`)).toBeInTheDocument();
  lookAtNotice();
  // the notice leaves the panel that closes
  await waitFor(() => expect(screen.getByText('Undo').closest('[data-inside=false]')).not.toBeNull());
  await app.typist.click(screen.getByRole('button', { name: 'Undo' }));
  return { ...app, what, restored: () => app.server.sent('POST', `${path}/${record.id}/restore`) };
};

describe('a removal', () => {
  it('can be undone wherever the API can', () => {
    const { paths } = publishedApi().document;
    const restorable = Object.keys(paths).flatMap((path) => /^(.*)\/\{id\}\/restore$/.exec(path)?.[1] ?? []);
    const deletable = restorable.filter((path) => paths[`${path}/{id}`]?.['delete']);
    expect(deletable.toSorted()).toEqual(Object.keys(removable).toSorted());
  });

  it.each(shareOf(Object.keys(removable)))('of %s is undone from its notice', async (path) => {
    const { record } = removable[path] as Removable;
    const { restored, what } = await remove(path, () => ({ body: record }));
    expect(await screen.findByText(`${what} restored`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open / })).toBeInTheDocument();
    expect(restored()).toHaveLength(1);
  });

  it('that cannot be undone any more says why', async () => {
    const { restored } = await remove('/api/brokers', () => problem(409, 'Another broker has this name now'));
    expect(await screen.findByText('Another broker has this name now')).toBeInTheDocument();
    await waitFor(() => expect(restored()).toHaveLength(1));
  });

  it('taken back before its list was read again leaves no question behind', async () => {
    const path = '/api/business-entities';
    const { record } = removable[path] as Removable;
    const { typist } = openApp('/business', {
      'GET /api/auth/user': () => ({ body: admin }),
      ...listsOfKits,
      [`GET ${path}`]: () => ({ body: [record], headers: { 'x-total-count': '1' } }),
      [`DELETE ${path}/${record.id}`]: () => ({ status: 204 }),
    });
    await askToDelete(typist);
    expect(await screen.findByText('Undo')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
