import { screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedApi } from '../../../../testing/published-api';
import { problem, type Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin } from '../../testing/people';
import { brokerOf, clientOf, loadOf } from '../../testing/records';

const removable = {
  '/api/brokers': { at: '/clients/brokers/4', what: 'Broker', record: brokerOf({ id: 4, name: 'Prairie Star' }) },
  '/api/clients': { at: '/clients/c-1', what: 'Client', record: clientOf({ id: 'c-1', companyName: 'Red Mesa' }) },
  '/api/loads': { at: '/loads/9', what: 'Load', record: loadOf({ id: 9, loadNumber: 'L-9' }) },
};

const FEATURES = path.resolve(__dirname, '../../features');
/** Whose records the web app removes, from its sources. */
const removedHere = (): string[] =>
  readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(FEATURES, file), 'utf8').matchAll(/api\.delete\(`([^`$]+)\/\$\{id\}`/g),
    ])
    .map(([, address = '']) => address);

const remove = async (kind: keyof typeof removable, restore: Answering) => {
  const { at, what, record } = removable[kind];
  const app = openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/loads': () => ({ body: [] }),
    'GET /api/loads/summary': () => ({
      body: { total: 0, pending: 0, inTransit: 0, delivered: 0, cancelled: 0 },
      notOurs: 'not what this is about',
    }),
    [`GET ${kind}/${record.id}`]: () => ({ body: record }),
    [`DELETE ${kind}/${record.id}`]: () => ({ status: 204 }),
    [`POST ${kind}/${record.id}/restore`]: restore,
  });
  await app.typist.click(await screen.findByRole('button', { name: 'Delete' }));
  await app.typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(`${what} deleted successfully`)).toBeInTheDocument();
  // the notice leaves the panel that closes
  await waitFor(() => expect(screen.getByText('Undo').closest('[data-inside=false]')).not.toBeNull());
  await app.typist.click(screen.getByRole('button', { name: 'Undo' }));
  return { ...app, what, restored: () => app.server.sent('POST', `${kind}/${record.id}/restore`) };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a removal', () => {
  it('can be undone wherever the API can', () => {
    const { paths } = publishedApi().document;
    const restorable = removedHere().filter((path) => `${path}/{id}/restore` in paths);
    expect(restorable.toSorted()).toEqual(Object.keys(removable).toSorted());
  });

  it.each(Object.keys(removable) as (keyof typeof removable)[])('of %s is undone from its notice', async (kind) => {
    const { record } = removable[kind];
    const { restored, what } = await remove(kind, () => ({ body: record }));
    expect(await screen.findByText(`${what} restored`)).toBeInTheDocument();
    expect(restored()).toHaveLength(1);
  });

  it('that cannot be undone any more says why', async () => {
    const { restored } = await remove('/api/brokers', () => problem(409, 'Another broker has this name now'));
    expect(await screen.findByText('Another broker has this name now')).toBeInTheDocument();
    await waitFor(() => expect(restored()).toHaveLength(1));
  });
});
