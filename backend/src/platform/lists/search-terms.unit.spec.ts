import { searchTermsOf, narrowing } from './search-terms';

describe('what is searched for', () => {
  it.each([
    ['1,250.00', 125_000],
    ['$1250', 125_000],
    ['$ 1,250', 125_000],
    ['1250.5', 125_050],
    ['119', 11_900],
    ['1,25', null],
    ['1250.505', null],
    ['INV-119', null],
    ['$', null],
    ['99999999999999999999', null],
  ])('%s is the amount %s', (typed, amount) => expect(searchTermsOf(typed).amount).toBe(amount));

  it.each([
    ['  Ana   Ruiz ', 'Ana Ruiz', ['Ana', 'Ruiz']],
    ['INV-119', 'INV-119', ['INV', '119']],
    ['Summit', 'Summit', []],
    ['1,250.00', '1,250.00', []],
    ['a b c d e f g h i j', 'a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['%_\\', '%_\\', []],
  ])('%s is one text, or the words %j each', (typed, text, words) =>
    expect(searchTermsOf(typed)).toMatchObject({ text, words }),
  );

  it.each([
    ['inv 119', { kind: 'inv', rest: '119' }],
    ['Unit #12', { kind: 'unit', rest: '12' }],
    ['vin: 1FUJ', { kind: 'vin', rest: '1FUJ' }],
    ['invoices', null],
    ['i 119', null],
    ['119 inv', null],
  ])('%s begins with what is looked for: %j', (typed, narrow) => expect(narrowing(typed)).toEqual(narrow));
});
