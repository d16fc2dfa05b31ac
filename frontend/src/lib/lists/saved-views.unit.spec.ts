import { listAt, viewIn, viewsOf, withView } from './saved-views';

describe('the view of a list', () => {
  it.each([
    ['/accounting/invoices', 'accounting-invoices'],
    ['/loads', 'loads'],
    ['/clients/01990000-0000-7000-8000-00000000ffff', 'clients-id'],
    ['/clients/17/loads', 'clients-id-loads'],
    ['/', 'home'],
    ['/clients/17?tab=invoices', 'clients-id-invoices'],
    ['/clients/17?tab=papers&view=compliance', 'clients-id-papers-compliance'],
    ['/accounting/bookkeeping?view=trial-balance', 'accounting-bookkeeping-trial-balance'],
    ['/loads?view=No such', 'loads'],
  ])('at %s is one of %s', (address, list) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(listAt(pathname, searchParams)).toBe(list);
  });

  it('is search, filters, sort, columns and size, without the page and what is open', () =>
    expect(
      viewIn(new URLSearchParams('q=mesa&status=paid&sort=-amount&limit=100&cols=a,b&page=3&cursor=x&edit=7')),
    ).toBe('q=mesa&status=paid&sort=-amount&limit=100&cols=a%2Cb'));

  it('is that of a second list too, under its own names, without its page', () =>
    expect(viewIn(new URLSearchParams('papers.status=late&papers.page=3&papers.cursor=x&apage=1'))).toBe(
      'papers.status=late&apage=1',
    ));

  it('changes without closing what is open', () =>
    expect(withView(new URLSearchParams('status=paid&page=3&new=1'), 'q=mesa').toString()).toBe('q=mesa&new=1'));

  it('says nothing of the client that the header is about, nor of the tab: nothing else is Everything', () =>
    expect(viewIn(new URLSearchParams('tab=loads&view=all&client=c-1'))).toBe(''));

  it('leaves the tab and the client as they are', () =>
    expect(withView(new URLSearchParams('tab=loads&view=all&client=c-1&q=x'), '').toString()).toBe(
      'tab=loads&view=all&client=c-1',
    ));

  it('that was kept with its tab and a client is one of the list of that tab, for any client', () => {
    const stored = {
      id: '1',
      list: 'clients-id',
      name: 'Late',
      query: 'tab=loads&status=late&client=c-1',
      isDefault: true,
    };
    expect(viewsOf('clients-id-loads', [stored])).toEqual([
      { ...stored, list: 'clients-id-loads', query: 'status=late' },
    ]);
    expect(viewsOf('clients-id', [stored])).toEqual([]);
  });
});
