import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ClientScope, useClientScope, useListSearch } from './client-scope';
import { useListedClient } from './use-listed-client';

const at = <Value,>(address: string, use: () => Value, scope?: ClientScope) =>
  renderHook(use, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>
        {scope ? <ClientScope value={scope}>{children}</ClientScope> : children}
      </MemoryRouter>
    ),
  }).result.current;
const chosen: ClientScope = { clientId: 'c-1', fixed: false };
const itsPage: ClientScope = { clientId: 'c-1', fixed: true };

describe('the client that a page is about', () => {
  it('is none where nobody chose one', () => {
    expect(at('/loads', useClientScope)).toEqual({ clientId: null, fixed: false });
  });

  it.each([
    ['of a list', '/loads?status=paid&page=2', undefined, '?status=paid&page=2'],
    ['of a list with a chosen client', '/loads?status=paid', chosen, '?status=paid'],
    ['of the page of a client', '/clients/c-1?tab=loads', itsPage, '?clientId=c-1'],
    ['of a page of nobody yet', '/clients/c-1?tab=loads', { clientId: null, fixed: true }, '?tab=loads'],
  ])('goes along to a record %s', (_, address, scope, search) => {
    expect(at(address, useListSearch, scope)).toBe(search);
  });

  it.each([
    ['/accounting', undefined, '', '/accounting/invoices'],
    ['/accounting?clientId=c-9', undefined, 'c-9', '/accounting/invoices?clientId=c-9'],
    ['/accounting', chosen, 'c-1', '/accounting/invoices?clientId=c-1'],
    ['/accounting?clientId=c-9', chosen, 'c-9', '/accounting/invoices?clientId=c-9'],
    ['/accounting?clientId=c-9', itsPage, 'c-1', '/accounting/invoices?clientId=c-1'],
  ])('narrows at %s, within %j, figures to %p', (address, scope, clientId, to) => {
    const listed = at(address, useListedClient, scope);
    expect([listed.clientId, listed.within('/accounting/invoices')]).toEqual([clientId, to]);
  });

  it('is said beside what an address says', () => {
    expect(at('/accounting', useListedClient, chosen).within('/loads?status=paid')).toBe(
      '/loads?status=paid&clientId=c-1',
    );
  });
});
