import { screen, waitFor, within } from '@testing-library/react';
import type { ComplianceDocument } from '../../../../lib/api/api-types';
import { complianceDocumentOf } from '../../../../testing/prepared/compliance-documents';
import { exportedBy } from '../../../../testing/exported';
import { detailsShown } from '../../../../testing/details-shown';
import { fakeApi, type Answering } from '../../../../testing/fake-api';
import { onScreen } from '../../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { DueDate, ExpirationDate, LatestFile, ReviewChip } from './compliance-document-chips';
import { ComplianceDocumentList } from './compliance-document-list';
import { ComplianceDocumentView } from './compliance-document-view';
import { MyComplianceDocuments } from './my-compliance-documents';

const PAST = '2020-01-31';
const COMING = '2999-12-31';
const plates = complianceDocumentOf({ id: 'd-1', title: 'Plates of 2027' });
const who = (...permissions: string[]) => ({ ...staffUser, permissions });
const answers: Record<string, Answering> = {
  'GET /api/views': () => ({ body: [] }),
  'GET /api/clients': () => ({ body: [] }),
  'GET /api/compliance-documents/d-1/documents': () => ({ body: [] }),
};
const filed = { fileName: 'plates.pdf', fileSize: 100, fileUrl: '/api/files/compliancedocument-d-1-document-1' };

beforeEach(() => onScreen('phone'));

describe('the signs of a compliance document', () => {
  const said = () => document.body.textContent;

  it.each([
    [{ dueDate: null }, ''],
    [{ dueDate: COMING }, '12/31/2999'],
    [{ dueDate: PAST }, '01/31/2020Overdue'],
    [{ dueDate: PAST, status: 'approved' }, '01/31/2020'],
  ] as const)('with %j say of its due date: %s', (changes, words) => {
    renderApp(<DueDate document={{ ...plates, ...changes }} />);
    expect(said()).toBe(words);
  });

  it.each([
    [null, 'valid', ''],
    [COMING, null, ''],
    [COMING, 'valid', '12/31/2999'],
    [COMING, 'expiring', '12/31/2999Expiring'],
    [PAST, 'expired', '01/31/2020Expired'],
  ] as const)('ending on %s, %s, say of its end: %s', (expirationDate, standing, words) => {
    renderApp(<ExpirationDate document={{ ...plates, expirationDate, standings: { expirationDate: standing } }} />);
    expect(said()).toBe(words);
  });

  it.each([
    [filed, ['/api/files/compliancedocument-d-1-document-1', 'Download plates.pdf']],
    [{ ...filed, fileName: null }, null],
    [{ ...filed, fileUrl: null }, null],
  ])('with %j lead to the latest file: %j', (changes, led) => {
    renderApp(<LatestFile document={{ ...plates, ...changes }} />);
    const link = screen.queryByRole('link');
    expect(link && [link.getAttribute('href'), link.getAttribute('aria-label')]).toEqual(led);
  });

  it.each([
    ['rejected', 'Blurred', true, 'RejectedBlurred'],
    ['rejected', 'Blurred', false, 'Rejected'],
    ['rejected', null, true, 'Rejected'],
    ['pending', 'Blurred', true, 'Pending'],
  ] as const)('of one %s for %s, with room for it (%s), say: %s', (status, reason, withReason, words) => {
    renderApp(<ReviewChip document={{ ...plates, status, reason }} withReason={withReason} />);
    expect(said()).toBe(words);
  });
});

describe('the panel of a compliance document', () => {
  const open = async (changes: Partial<ComplianceDocument>, ...permissions: string[]) => {
    fakeApi({ ...answers, 'GET /api/compliance-documents/d-1': () => ({ body: { ...plates, ...changes } }) });
    renderApp(
      <ComplianceDocumentView
        id="d-1"
        history={null}
        onClose={() => undefined}
        payments={({ id }) => <p>{`Paid for ${id}`}</p>}
      />,
      { user: who(...permissions) },
    );
    return within(await screen.findByRole('dialog', { name: 'Plates of 2027' }));
  };
  const DEEDS = ['Mark processed', 'Approve', 'Review again', 'Reject'];
  const offered = () =>
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => DEEDS.includes(text));

  it.each([
    ['pending', ['Reject', 'Mark processed', 'Approve']],
    ['processed', ['Reject', 'Approve', 'Review again']],
    ['approved', ['Review again']],
    ['rejected', ['Review again']],
  ] as const)('of one that is %s offers %j to who may write', async (status, deeds) => {
    await open({ status }, 'documents.read', 'documents.write');
    expect(offered()).toEqual(deeds);
  });

  it('offers nothing to decide to who only reads', async () => {
    await open({}, 'documents.read');
    expect(offered()).toEqual([]);
  });

  it('tells its days, what was paid for it, and its latest file', async () => {
    const panel = await open({
      ...filed,
      dueDate: PAST,
      expirationDate: COMING,
      standings: { expirationDate: 'expiring' },
    });
    expect(screen.getByRole('dialog')).toHaveTextContent('Due 01/31/2020');
    expect(detailsShown()).toMatchObject({
      'Expiration Date': '12/31/2999Expiring',
      'Latest File': 'Download',
    });
    expect(panel.getByText('Paid for d-1')).toBeInTheDocument();
  });

  it('has no file to load where there is none', async () => {
    await open({ dueDate: null });
    expect(detailsShown()).toMatchObject({ 'Due Date': '—', 'Expiration Date': '—' });
    expect(Object.keys(detailsShown())).not.toContain('Latest File');
  });
});

describe('the compliance documents of all clients', () => {
  const open = (at: string, documents: ComplianceDocument[], ...permissions: string[]) => {
    const server = fakeApi({
      ...answers,
      'GET /api/names/client': () => ({ body: [{ id: 'client-1', name: 'Red Mesa Transport' }] }),
      'GET /api/compliance-documents': () => ({
        body: documents,
        headers: { 'x-total-count': String(documents.length) },
      }),
    });
    const onAdd = jest.fn();
    return { server, onAdd, ...renderApp(<ComplianceDocumentList onAdd={onAdd} />, { user: who(...permissions), at }) };
  };

  it('have cards with whose, what, how much and until when', async () => {
    open('/documents', [plates], 'documents.read');
    expect(
      await screen.findByText('Due 12/31/2999 · $1,840.00 · Red Mesa Transport · IRP Invoice'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  });

  it('have cards without what is not known, and with the file there is', async () => {
    open('/documents', [{ ...plates, ...filed, clientName: null, amount: null, dueDate: null }], 'documents.read');
    expect(await screen.findByText('The firm · IRP Invoice')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download plates.pdf' })).toHaveAttribute('href', filed.fileUrl);
  });

  it('are counted of the client that the list is narrowed to', async () => {
    const { server } = open('/documents?clientId=client-1', [plates], 'documents.read', 'clients.read');
    await screen.findByRole('group', { name: 'Documents by status' });
    const counts = server.sent('GET', '/api/compliance-documents').filter(({ query }) => query.get('limit') === '1');
    expect(counts.map(({ query }) => [query.get('status'), query.get('clientId')])).toEqual([
      [null, 'client-1'],
      ['pending', 'client-1'],
      ['processed', 'client-1'],
      ['approved', 'client-1'],
      ['rejected', 'client-1'],
    ]);
  });

  it.each([
    [['documents.read', 'documents.write'], 1],
    [['documents.read'], 0],
  ])('with %j offer the first one %i times', async (permissions, times) => {
    open('/documents', [], ...permissions);
    expect(await screen.findByText('No documents yet')).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Create Document' })).toHaveLength(times);
  });
});

describe('the compliance documents of who is signed in', () => {
  const open = (documents: ComplianceDocument[], permissions: string[], at = '/client-portal/documents') => {
    const server = fakeApi({
      ...answers,
      'GET /api/compliance-documents': () => ({
        body: documents,
        headers: { 'x-total-count': String(documents.length) },
      }),
    });
    return { server, ...renderApp(<MyComplianceDocuments />, { user: who(...permissions), at }) };
  };

  it('are the latest two hundred, exported column by column', async () => {
    const { server, typist } = open(
      [
        { ...plates, ...filed, expirationDate: COMING },
        complianceDocumentOf({ id: 'd-2', title: 'Audit', amount: null, dueDate: null }),
      ],
      ['portal.read'],
    );
    expect(await exportedBy(typist)).toEqual([
      'Document,Kind,Amount,Due,Expires,Status,File',
      'Plates of 2027,IRP Invoice,"$1,840.00",12/31/2999,12/31/2999,Pending,plates.pdf',
      'Audit,IRP Invoice,,,,Pending,',
    ]);
    expect(server.seen.find(({ path }) => path === '/api/compliance-documents')?.query.get('limit')).toBe('200');
  });

  it.each([
    [['portal.read', 'portal.documents.write'], 1],
    [['portal.read', 'portal.write'], 0],
  ])('with %j can be made at %i button', async (permissions, times) => {
    open([plates], permissions);
    expect(await screen.findByText('Plates of 2027')).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Create Document' })).toHaveLength(times);
  });

  it.each([
    [['portal.read', 'portal.documents.write'], 'Create Document'],
    [['portal.read', 'portal.write'], null],
  ])('with %j open at their address the form %s', async (permissions, title) => {
    open([plates], permissions, '/client-portal/documents?new=1');
    expect(await screen.findByText('Plates of 2027')).toBeInTheDocument();
    if (title === null) expect(screen.queryByRole('dialog')).toBeNull();
    else expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });

  it('tell kind, amount and days as far as they are known', async () => {
    open([{ ...plates, amount: null, dueDate: null }], ['portal.read']);
    const row = within(await screen.findByRole('list', { name: 'Compliance documents' })).getByRole('listitem');
    expect(row).toHaveTextContent(/^Plates of 2027PendingIRP InvoiceFiles$/);
  });

  it('tell all of that where it is known, and have their file beside it', async () => {
    open([{ ...plates, ...filed, expirationDate: COMING, standings: { expirationDate: 'expiring' } }], ['portal.read']);
    const row = within(await screen.findByRole('list', { name: 'Compliance documents' })).getByRole('listitem');
    expect(row).toHaveTextContent(
      /^Plates of 2027PendingDue 12\/31\/2999Expires 12\/31\/2999ExpiringIRP Invoice · \$1,840\.00Files$/,
    );
    expect(within(row).getByRole('link', { name: 'Download plates.pdf' })).toHaveAttribute('href', filed.fileUrl);
  });

  it('open at the address that a notice leads to, and close again', async () => {
    const { typist } = open([plates], ['portal.read'], '/client-portal/documents?files=d-1');
    const panel = within(await screen.findByRole('dialog', { name: 'Plates of 2027' }));
    await typist.click(panel.getByRole('button', { name: 'Close panel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
