import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { ClientDocument } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { fakeApi } from '../../../testing/fake-api';
import { documentOf, onScreen } from '../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../testing/render-app';
import { myDocumentsQuery } from './document-calls';
import { MyDocuments } from './my-documents';

const Own = () => <MyDocuments list={useQuery(myDocumentsQuery('user-9'))} />;
const open = (documents: ClientDocument[], query = '') => {
  fakeApi({ 'GET /api/views': () => ({ body: [] }), 'GET /api/client-documents': () => ({ body: documents }) });
  return renderApp(<Own />, { user: staffUser, at: `/client-portal/documents${query}` });
};
const license = documentOf({ id: 20, originalName: 'Scan.PNG', documentType: 'id', status: 'pending' });
const bill = documentOf({ id: 21, originalName: 'b.pdf', documentType: 'bol', status: 'rejected', reason: 'Blurred' });
const names = async () =>
  within(await screen.findByRole('list', { name: 'Documents' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /^[\w-]+\.\w{3}/.exec(textContent ?? '')?.[0]);

beforeEach(() => onScreen('phone'));

describe('the own documents', () => {
  it.each([
    ['scan', ['Scan.PNG']],
    ['bill of', ['b.pdf']],
    ['PNG', ['Scan.PNG']],
  ])('are found by name and type, small or capital: %s', async (words, found) => {
    open([license, bill], `?q=${encodeURIComponent(words)}`);
    expect(await names()).toEqual(found);
  });

  it('are those of a status until it is let go of', async () => {
    const { typist } = open([license, bill], '?status=rejected');
    expect(await names()).toEqual(['b.pdf']);
    await typist.click(screen.getByTestId('CancelIcon'));
    expect(await names()).toEqual(['Scan.PNG', 'b.pdf']);
  });

  it('must fit both the words and the status', async () => {
    open([license, bill], '?status=rejected&q=scan');
    expect(await screen.findByText('No documents found')).toBeInTheDocument();
  });

  it('are exported as they are narrowed, column by column', async () => {
    const { typist } = open([license, bill], '?status=rejected');
    expect(await exportedBy(typist)).toEqual([
      'Name,Type,Uploaded,Size,Status',
      'b.pdf,Bill of lading,02/10/2026,47 kB,Rejected',
    ]);
  });

  it('are neither exported nor counted while there are none', async () => {
    open([]);
    expect(await screen.findByText('No documents yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    expect(screen.queryByText('0')).toBeNull();
  });
});
