import { screen, waitFor, within } from '@testing-library/react';
import { publishedApi } from '../../../../../testing/published-api';
import { shareOf } from '../../../../../testing/share';
import { problem, type Answering } from '../../../testing/fake-api';
import { everyKit } from '../../../testing/every-form';
import { recordOfKit } from '../../../testing/kit-records';
import { lookAtNotice } from '../../../testing/look-at-notice';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { documentOf, onScreen, processOf } from '../../../testing/portal-scene';
import { brokerOf, clientOf, loadOf, registrationOf } from '../../../testing/prepared/records';

interface Listed {
  /** The address of the list. */
  readonly at: string;
  readonly record: { readonly id: string | number };
}

const { paths } = publishedApi().document;
const removedAtOnce = Object.keys(paths).flatMap((path) => {
  const bulk = /^(.*)\/bulk$/.exec(path)?.[1];
  const body = JSON.stringify(paths[path]?.['post']?.requestBody ?? {});
  const name = /schemas\/(\w+)"/.exec(body)?.[1];
  const shape = name ? JSON.stringify(publishedApi().document.components.schemas[name]) : body;
  return bulk && shape.includes('"remove"') ? [bulk] : [];
});

const lists: Readonly<Record<string, Listed>> = {
  ...Object.fromEntries(
    everyKit()
      .filter(({ path }) => removedAtOnce.includes(path))
      .map((kit) => [kit.path, { at: kit.at, record: recordOfKit(kit) }]),
  ),
  '/api/clients': { at: '/clients', record: clientOf({ id: 'c-1', companyName: 'Red Mesa' }) },
  '/api/client-registrations': { at: '/client-registrations', record: registrationOf({ id: 'r-1' }) },
  '/api/brokers': { at: '/clients/brokers', record: brokerOf({ id: 1, name: 'Prairie Star' }) },
  '/api/loads': { at: '/loads', record: loadOf({ id: 1, loadNumber: 'L-1' }) },
  '/api/documents': { at: '/documents/uploads', record: documentOf({ id: 1 }) },
  '/api/ifta-processes': { at: '/ifta', record: processOf({ id: 'p-1' }) },
};

const another = (id: string | number): string | number => (typeof id === 'number' ? id + 1 : `${id}-2`);

const selectBoth = async (path: string, bulk: (ids: readonly (string | number)[]) => ReturnType<Answering>) => {
  const { at, record } = lists[path] as Listed;
  const ids = [record.id, another(record.id)];
  const scene = openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    [`GET ${path}`]: () => ({ body: ids.map((id) => ({ ...record, id })), headers: { 'x-total-count': '2' } }),
    [`POST ${path}/bulk`]: () => bulk(ids),
  });
  await scene.typist.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  const bar = within(await screen.findByRole('group', { name: 'Selected rows' }));
  await scene.typist.click(await bar.findByRole('button', { name: 'Delete' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await scene.typist.click(sure.getByRole('button', { name: 'Delete' }));
  return { ...scene, ids, asked: () => scene.server.sent('POST', `${path}/bulk`).map(({ body }) => body) };
};

beforeEach(() => onScreen('desk'));

describe('records that are selected in a list', () => {
  it('can be deleted wherever the API removes many at once', () => {
    expect(Object.keys(lists).toSorted()).toEqual(removedAtOnce.toSorted());
  });

  it.each(shareOf(Object.keys(lists)))('of %s are deleted at once, and come back by Undo', async (path) => {
    const { typist, ids, asked } = await selectBoth(path, (done) => ({ body: { done, refused: [] } }));
    expect(await screen.findByText(/^2 .* deleted$/)).toBeInTheDocument();
    lookAtNotice();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await typist.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^2 .* restored$/)).toBeInTheDocument();
    expect(asked()).toEqual([
      { ids, action: 'remove' },
      { ids, action: 'restore' },
    ]);
  });

  it('are named with the reason when one of them is refused, and stay selected', async () => {
    await selectBoth('/api/loads', () => ({
      body: { done: [1], refused: [{ id: 2, message: 'This load is billed' }] },
    }));
    const result = within(await screen.findByRole('alertdialog', { name: '1 load could not be deleted' }));
    expect(result.getByText(/: This load is billed$/)).toBeInTheDocument();
    expect(screen.getByText('1 load deleted')).toBeInTheDocument();
  });

  it('say why when nothing could be asked', async () => {
    await selectBoth('/api/brokers', () => problem(400, 'Choose at most 200 at a time'));
    expect(await within(screen.getByRole('alertdialog')).findByText('Choose at most 200 at a time')).toBeVisible();
  });
});
