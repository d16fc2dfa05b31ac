import { listAt, viewIn, withView } from './saved-views';

describe('the view of a list', () => {
  it.each([
    ['/accounting/invoices', 'accounting-invoices'],
    ['/loads', 'loads'],
    ['/clients/01990000-0000-7000-8000-00000000ffff', 'clients-id'],
    ['/clients/17/loads', 'clients-id-loads'],
    ['/', 'home'],
  ])('at %s is one of %s', (pathname, list) => expect(listAt(pathname)).toBe(list));

  it('is search, filters, sort, columns and size, without the page and what is open', () =>
    expect(
      viewIn(new URLSearchParams('q=mesa&status=paid&sort=-amount&limit=100&cols=a,b&page=3&cursor=x&edit=7')),
    ).toBe('q=mesa&status=paid&sort=-amount&limit=100&cols=a%2Cb'));

  it('changes without closing what is open', () =>
    expect(withView(new URLSearchParams('status=paid&page=3&new=1'), 'q=mesa').toString()).toBe('q=mesa&new=1'));
});
