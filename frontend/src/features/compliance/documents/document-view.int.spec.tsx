import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ClientDocument } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import { fakeApi, type Answering } from '../../../testing/fake-api';
import { documentOf, onScreen } from '../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../testing/render-app';
import { DocumentView } from './document-view';
import { DocumentQueue } from './review/document-queue';
import { DocumentStatusChip } from './document-status-chip';
import { DocumentsOf } from './documents-of';
import { Preview } from './file/preview';
import { ReviewNav } from './review/review-nav';

const fuel = documentOf({ id: 11, updatedAt: '2026-02-12T16:30:00.000Z' });
const who = (...permissions: string[]) => ({ ...staffUser, permissions });
const answers: Record<string, Answering> = {
  'GET /api/views': () => ({ body: [] }),
  'GET /api/clients': () => ({ body: [] }),
  'GET /api/names/client': () => ({ body: [{ id: 'client-1', name: 'Red Mesa Transport' }] }),
};
const withDocuments = (documents: ClientDocument[], headers: Record<string, string> = {}) =>
  fakeApi({
    ...answers,
    'GET /api/documents': () => ({ body: documents, headers: { 'x-total-count': '1', ...headers } }),
  });

describe('the panel of a document', () => {
  const open = async (changes: Partial<ClientDocument>, ...permissions: string[]) => {
    const server = withDocuments([{ ...fuel, ...changes }]);
    const onClose = jest.fn();
    const app = renderApp(<DocumentView id="11" history={null} onGo={() => undefined} onClose={onClose} />, {
      user: who(...permissions),
    });
    return { server, onClose, ...app, panel: within(await screen.findByRole('dialog', { name: 'fuel-receipts.pdf' })) };
  };

  it('tells what it is, whose, who sent it and when', async () => {
    await open({});
    expect(detailsShown()).toEqual({
      Type: 'Receipt',
      Client: 'Red Mesa Transport',
      'Attached to': '—',
      'Uploaded by': 'Ben Yazzie',
      Received: '02/10/2026 10:00 AM',
      'Last change': '02/12/2026 11:30 AM',
      Size: '47 kB',
      File: 'Download',
    });
  });

  it.each([
    [
      'who sees clients',
      { clientName: 'Red Mesa Transport' },
      ['clients.read'],
      'Red Mesa Transport',
      '/clients/client-1',
    ],
    ['who sees no clients', { clientName: 'Red Mesa Transport' }, [], 'Red Mesa Transport', null],
    ['who sees clients, its name unknown', { clientName: null }, ['clients.read'], 'Open client', '/clients/client-1'],
    ['anybody, of no client', { clientId: null, clientName: null }, ['clients.read'], 'The firm', null],
  ])('leads %s to the client', async (_, changes, permissions, words, to) => {
    await open(changes, ...permissions);
    expect(detailsShown()['Client']).toBe(words);
    expect(screen.queryByRole('link', { name: words })?.getAttribute('href') ?? null).toBe(to);
  });

  it.each([
    ['an invoice', { invoiceId: 17 }, 'Invoice', '/accounting/invoices/17'],
    ['a load', { loadId: 9, loadNumber: 'L-9' }, 'Load L-9', '/loads/9'],
    ['a load without its number', { loadId: 9, loadNumber: null }, 'Load 9', '/loads/9'],
    ['an expense', { expenseId: 4 }, 'Expense', '/expenses/4'],
  ])('leads to %s that it goes with', async (_, changes, words, to) => {
    const { panel } = await open(changes);
    expect(panel.getByRole('link', { name: words })).toHaveAttribute('href', to);
  });

  it.each([
    [['documents.read'], []],
    [['documents.write'], ['Start review', 'Reject']],
    [['documents.delete'], ['Delete']],
    [
      ['documents.write', 'documents.delete'],
      ['Start review', 'Reject', 'Delete'],
    ],
  ])('with %j offers %j', async (permissions, offered) => {
    const { panel } = await open({}, ...permissions);
    const DEEDS = ['Start review', 'Reject', 'Delete', 'Approve', 'Mark processed'];
    const words = panel.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    expect(words.filter((text) => DEEDS.includes(text))).toEqual(offered);
  });
});

describe('going through the queue of documents', () => {
  const open = (previous: number | undefined, next: number | undefined, position: number | null = 2) => {
    const onGo = jest.fn();
    return {
      onGo,
      ...renderApp(
        <>
          <ReviewNav previous={previous} next={next} position={position} count={3} onGo={onGo} />
          <input aria-label="A field" />
        </>,
      ),
    };
  };

  it.each([
    ['j', 13],
    ['J', 13],
    ['k', 11],
    ['K', 11],
  ])('by the key %s', (key, id) => {
    const { onGo } = open(11, 13);
    fireEvent.keyDown(document.body, { key });
    expect(onGo.mock.calls).toEqual([[id]]);
  });

  it.each([
    ['another key', { key: 'l' }],
    ['Ctrl and the key', { key: 'j', ctrlKey: true }],
    ['Command and the key', { key: 'j', metaKey: true }],
    ['Alt and the key', { key: 'j', altKey: true }],
  ])('goes nowhere by %s', (_, event) => {
    const { onGo } = open(11, 13);
    fireEvent.keyDown(document.body, event);
    expect(onGo).not.toHaveBeenCalled();
  });

  it('goes nowhere while somebody types', () => {
    const { onGo } = open(11, 13);
    fireEvent.keyDown(screen.getByLabelText('A field'), { key: 'j' });
    expect(onGo).not.toHaveBeenCalled();
  });

  it('ends at its ends', () => {
    const { onGo } = open(undefined, undefined);
    for (const key of ['j', 'k']) fireEvent.keyDown(document.body, { key });
    expect(onGo).not.toHaveBeenCalled();
    for (const name of ['Previous', 'Next']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('goes by its buttons, and says where one is', async () => {
    const { onGo, typist } = open(11, 13);
    await typist.click(screen.getByRole('button', { name: 'Next' }));
    await typist.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onGo.mock.calls).toEqual([[13], [11]]);
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
  });

  it('does not say where one is who is not in it', () => {
    open(11, 13, null);
    expect(screen.queryByText(/ of 3$/)).toBeNull();
  });
});

describe('the preview of a document', () => {
  it.each([
    ['a PDF', 'application/pdf', 'iframe'],
    ['a picture', 'image/jpeg', 'img'],
    ['anything else, not at all', 'application/msword', null],
  ])('shows %s', (_, mimeType, tag) => {
    renderApp(<Preview document={{ ...fuel, mimeType }} />);
    expect(document.querySelector('iframe, img')?.tagName.toLowerCase() ?? null).toBe(tag);
    expect(screen.queryAllByText('Word documents are not shown here.')).toHaveLength(tag === null ? 1 : 0);
  });

  it('is a download when the picture cannot be shown', () => {
    renderApp(<Preview document={{ ...fuel, mimeType: 'image/png' }} />);
    expect(screen.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute(
      'href',
      '/api/files/document-11?inline=1',
    );
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('The picture could not be shown.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download to open it' })).toHaveAttribute('href', '/api/files/document-11');
  });
});

describe('the sign of how a document stands', () => {
  it.each([
    ['says why it was rejected, where there is room', 'rejected', true, 'RejectedBlurred'],
    ['says the word alone elsewhere', 'rejected', false, 'Rejected'],
    ['says no reason of another status', 'pending', true, 'Pending'],
  ] as const)('%s', (_, status, withReason, words) => {
    renderApp(<DocumentStatusChip document={{ status, reason: 'Blurred' }} withReason={withReason} />);
    expect(document.body.textContent).toBe(words);
  });
});

describe('the documents that go with a record', () => {
  const open = (documents: ClientDocument[], permissions: string[], headers: Record<string, string> = {}) => {
    const server = withDocuments(documents, headers);
    return {
      server,
      ...renderApp(<DocumentsOf goesWith={{ loadId: 9 }} name="Load L-9" />, { user: who(...permissions) }),
    };
  };

  it('are ten at the most; the others are in the list', async () => {
    const { server } = open([fuel], ['documents.read'], {
      link: '</api/documents?cursor=c2>; rel="next"',
    });
    expect(await screen.findByRole('link', { name: 'See all documents' })).toHaveAttribute(
      'href',
      '/documents/uploads?loadId=9',
    );
    expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({ loadId: '9', limit: '10' });
    expect(screen.getByRole('listitem')).toHaveTextContent('fuel-receipts.pdfReceivedReceipt · 02/10/2026');
    expect(screen.queryByRole('button', { name: 'Upload Document' })).toBeNull();
  });

  it('are all of them when no more are told of', async () => {
    open([fuel], ['documents.read']);
    expect(await screen.findByRole('listitem')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See all documents' })).toBeNull();
  });

  it('can be none yet; who may write adds one', async () => {
    open([], ['documents.read', 'documents.write']);
    expect(await screen.findByText('No documents yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload Document' })).toBeInTheDocument();
  });

  it('are not asked for by who may not read them', () => {
    const { server } = open([fuel], ['documents.write']);
    expect(server.seen).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
  });
});

describe('the queue of documents', () => {
  const open = (at: string, documents = [fuel]) => {
    onScreen('phone');
    const server = withDocuments(documents);
    return { server, ...renderApp(<DocumentQueue />, { user: who('documents.read', 'clients.read'), at }) };
  };

  it('exports all that search and filters leave, column by column', async () => {
    const { server, typist } = open(
      '/documents/uploads?q=fuel&status=rejected&documentType=receipt&clientId=client-1&loadId=9',
      [{ ...fuel, status: 'rejected', reason: 'Blurred' }, documentOf({ id: 12, clientId: null, clientName: null })],
    );
    expect(await exportedBy(typist)).toEqual([
      'Name,Type,Client,Status,Uploaded by,Received,Size,Reason',
      'fuel-receipts.pdf,Receipt,Red Mesa Transport,Rejected,Ben Yazzie,02/10/2026 10:00 AM,47 kB,Blurred',
      'fuel-receipts.pdf,Receipt,The firm,Received,Ben Yazzie,02/10/2026 10:00 AM,47 kB,',
    ]);
    const asked = server.sent('GET', '/api/documents').at(-1)?.query;
    expect(['q', 'status', 'documentType', 'clientId', 'loadId', 'page'].map((name) => asked?.get(name))).toEqual([
      'fuel',
      'rejected',
      'receipt',
      'client-1',
      '9',
      null,
    ]);
  });

  it.each([
    ['invoiceId', 'Of one invoice'],
    ['loadId', 'Of one load'],
    ['expenseId', 'Of one expense'],
  ])('narrowed to %s says "%s", until that is taken off', async (name, label) => {
    const { server, typist } = open(`/documents/uploads?${name}=9`);
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(document.querySelectorAll('[data-narrowed]')).toHaveLength(1);
    await typist.click(screen.getByTestId('CancelIcon'));
    await waitFor(() => expect(server.sent('GET', '/api/documents').at(-1)?.query.has(name)).toBe(false));
    expect(screen.queryByText(label)).toBeNull();
  });

  it('leads from a card to the document, and back to the queue as it was', async () => {
    open('/documents/uploads?status=received', [{ ...fuel, clientId: null, clientName: null }]);
    expect(await screen.findByRole('link', { name: 'fuel-receipts.pdf' })).toHaveAttribute(
      'href',
      '/documents/uploads/11?status=received',
    );
    expect(screen.getByText('02/10/2026 10:00 AM · The firm · Receipt')).toBeInTheDocument();
  });

  it('takes the status back that is chosen by its count', async () => {
    open('/documents/uploads?status=pending&clientId=client-1');
    const counts = within(await screen.findByRole('group', { name: 'Documents by status' }));
    const to = (name: RegExp) => counts.getByRole('link', { name }).getAttribute('href');
    expect([to(/^Pending/), to(/^Received/), to(/^Total/)]).toEqual([
      '/documents/uploads?clientId=client-1',
      '/documents/uploads?status=received&clientId=client-1',
      '/documents/uploads?clientId=client-1',
    ]);
    expect(counts.getByRole('link', { current: true })).toHaveTextContent(/^Pending/);
  });
});
