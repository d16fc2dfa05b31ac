import { invoiceOf } from '../../../../testing/prepared/records';
import { countedInvoices } from '../../../../lib/format/words';
import { byCarrier, carrierOf, inOneLine } from './check-carriers';

const of = (id: number, brokerId: number, brokerName: string | null) =>
  invoiceOf({ id, invoiceNumber: `INV-${id}`, brokerId, brokerName });

describe('the carriers that checks came from', () => {
  it('have each all of their invoices, in the order of their names', () => {
    const groups = byCarrier([of(1, 9, 'Summit'), of(2, 4, 'Keystone'), of(3, 9, 'Summit'), of(4, 7, 'Midland')]);
    expect(groups.map((group) => [carrierOf(group), group.map(({ id }) => id)])).toEqual([
      ['Keystone', [2]],
      ['Midland', [4]],
      ['Summit', [1, 3]],
    ]);
  });

  it('are told apart though they are called alike', () => {
    expect(byCarrier([of(1, 9, 'Summit'), of(2, 4, 'Summit')])).toHaveLength(2);
  });

  it('are one without a name where nobody is named', () => {
    expect([carrierOf([of(1, 9, null)]), carrierOf([])]).toEqual(['one carrier', 'one carrier']);
  });

  it.each([
    [1, '1 invoice'],
    [0, '0 invoices'],
    [2, '2 invoices'],
  ])('%i invoices are %s', (count, words) => expect(countedInvoices(count)).toBe(words));

  it.each([
    [['Keystone'], 'Keystone'],
    [['Keystone', 'Midland', 'Summit'], 'Keystone, Midland, and Summit'],
    [['Keystone', 'Midland', 'Summit', 'Zenith', 'Acme'], 'Keystone, Midland, and 3 others'],
  ])('%j are named in one line as %s', (names, line) => expect(inOneLine(names)).toBe(line));

  it('are named as many as there is room for', () => {
    expect(inOneLine(['Keystone', 'Midland', 'Summit'], 2)).toBe('Keystone and 2 others');
  });
});
