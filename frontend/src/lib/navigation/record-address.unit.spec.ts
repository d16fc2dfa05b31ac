import { batchAddress, isKind, paymentAddress, portalAddress, recordAddress, recordList } from './record-address';

describe('where a record is shown', () => {
  it('is below the list of its kind', () => {
    expect([recordList('broker'), recordAddress('broker', '4')]).toEqual(['/clients/brokers', '/clients/brokers/4']);
  });

  it('is nowhere for a kind without a screen', () => {
    expect(recordAddress('settings', '1')).toBeNull();
    expect(() => recordList('settings')).toThrow('Records of the kind settings have no screen');
  });

  it('is for clients and drivers in their portal, whose lists are short; what has a panel opens by its id', () => {
    expect(portalAddress('expense', '7')).toBe('/client-portal/expenses/7');
    expect(portalAddress('supportrequest', '7')).toBe('/support/7');
    expect(portalAddress('broker', '4')).toBeNull();
    const lists = ['obligation', 'paperrequest', 'document', 'compliancedocument', 'iftaprocess', 'load', 'driver'];
    expect(
      lists.map((kind) => portalAddress(kind, '7')).filter((to) => !/^\/client-portal\/[a-z]+$/.test(to ?? '')),
    ).toEqual([]);
  });

  it('is for a payment its invoice, and for a batch the list that it is about', () => {
    expect(paymentAddress(7, 5)).toBe('/accounting/invoices/7?payment=5');
    expect([batchAddress('b-1'), batchAddress('b-1', 'client'), batchAddress('b-1', 'expense')]).toEqual([
      '/clients?import=1&batch=b-1',
      '/clients?import=1&batch=b-1',
      '/expenses?import=1&batch=b-1',
    ]);
  });

  it('needs a kind that there is', () => {
    expect([isKind('broker'), isKind('brokers'), isKind('')]).toEqual([true, false, false]);
  });
});
