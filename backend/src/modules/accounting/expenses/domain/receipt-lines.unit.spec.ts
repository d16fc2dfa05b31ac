import { proposalOf, type Proposed } from './receipt-proposal';

const TODAY = '2026-11-20';
const found = (name: Proposed['name'], lines: readonly string[]): string | undefined => {
  const one = proposalOf(lines.join('\n'), TODAY).find((each) => each.name === name);
  return one && `${one.value} ${one.confidence}`;
};

describe('what was paid', () => {
  it.each<[string, string[], string | undefined]>([
    ['stands beside the word for it', ['Total 41.10'], '41.10 high'],
    ['is the last of several on that line', ['Total 2 items 3.00 41.10'], '41.10 high'],
    ['stands below the word for it', ['Total', '$41.10'], '41.10 high'],
    ['does not stand below other words', ['Total', 'Tax 41.10'], '41.10 low'],
    ['is the largest of what is called a total', ['Total 41.10', 'Total 12.00'], '41.10 high'],
    ['is rather a grand total than a total', ['Grand total 41.10', 'Total 50.00'], '41.10 high'],
    ['is rather a total than an amount', ['Amount 50.00', 'Total 41.10'], '41.10 high'],
    ['is an amount where there is no total', ['Amount 41.10', 'Beer 99.00'], '41.10 high'],
    ['is what was sold', ['Sale 41.10', 'Beer 99.00'], '41.10 high'],
    ['is what was due', ['Amount due 41.10', 'Total 99.00'], '41.10 high'],
    ['is the balance', ['Balance paid 41.10', 'Total 99.00'], '41.10 high'],
    ['is a fare', ['Fare 41.10', 'Total 99.00'], '41.10 high'],
    ['is a toll', ['Toll amount 41.10', 'Total 99.00'], '41.10 high'],
    ['is the total of an invoice', ['Invoice total 41.10', 'Total 99.00'], '41.10 high'],
    ['is what was charged', ['Total charged 41.10', 'Total 99.00'], '41.10 high'],
    ['is not a subtotal', ['Sub-total 99.00', 'Total 41.10'], '41.10 high'],
    ['is not a tax', ['Total tax 99.00', 'Tax total 98.00', 'Total 41.10'], '41.10 high'],
    ['is no discount', ['Total discount 99.00', 'Total 41.10'], '41.10 high'],
    ['is not what was saved', ['Saved total 99.00', 'Total 41.10'], '41.10 high'],
    ['is written with commas', ['Total $1,041.10'], '1041.10 high'],
    ['is written after a blank', ['Total $ 41.10'], '41.10 high'],
    ['is a guess where nothing is called so', ['Beer 9.00', 'Wings 12.00'], '12.00 low'],
    ['is no quantity', ['Diesel 41.10 gal', 'Wash 9.00'], '9.00 low'],
    ['is no share', ['Tax 41.10%', 'Wash 9.00'], '9.00 low'],
    ['is no price of three places', ['Diesel 3.959', 'Wash 9.00'], '9.00 low'],
    ['is no part of a number', ['No 7.41.10', 'Wash 9.00'], '9.00 low'],
    ['is no whole number', ['Total 41'], undefined],
    ['is more than nothing', ['Total 0.00'], undefined],
  ])('%s', (_, lines, expected) => expect(found('amount', ['Stop', ...lines])).toBe(expected));
});

describe('how much was filled', () => {
  it.each<[string, string[], string | undefined]>([
    ['before the word', ['98.402 GAL @ 3.899/GAL'], '98.402 high'],
    ['before one letter', ['98.4 g'], '98.4 high'],
    ['before the whole word', ['98.40 gallons'], '98.40 high'],
    ['after the word', ['Gallons: 98.402'], '98.402 high'],
    ['after a volume', ['Volume (gal) 98.402'], '98.402 high'],
    ['below the word', ['Gallons', '98.402'], '98.402 high'],
    ['not below it beside another word', ['Gallons', 'about 98.402'], undefined],
    ['not a price', ['Price/gal 3.959'], undefined],
    ['not a price by its short name', ['PPG gal 3.959'], undefined],
    ['not dollars', ['$98.40 gal'], undefined],
    ['not nothing', ['0.000 gal'], undefined],
    ['not a whole number', ['98 gal'], undefined],
    ['not a grade', ['98.402 galaxies'], undefined],
  ])('stands %s', (_, lines, expected) => expect(found('gallons', ['Stop', 'Diesel pump', ...lines])).toBe(expected));
  it('makes it fuel where no other word says so, and is not told of anything else', () => {
    expect(found('category', ['Stop', '98.402 g'])).toBe('fuel low');
    expect(found('gallons', ['Stop', '98.402 g'])).toBe('98.402 high');
    expect(found('gallons', ['Diner', 'Burger', 'Fries', 'Coffee', '1.5 g'])).toBeUndefined();
  });
});

describe('where fuel was bought', () => {
  it.each<[string, string | undefined]>([
    ['Amarillo, TX 79104', 'TX high'],
    ['AMARILLO TX 79104-1234', 'TX high'],
    ['London, ON N6N 1A8', 'ON high'],
    ['Gary, IN', 'IN low'],
    ['Gary IN', undefined],
    ['Somewhere, ZZ 79104', undefined],
    ['Amarillo, TX 7910', undefined],
  ])('of "%s" is %s', (line, expected) =>
    expect(found('jurisdiction', ['Stop', 'Diesel', 'Pump 4', line])).toBe(expected),
  );
});

describe('when it was bought', () => {
  it.each<[string, string[], string | undefined]>([
    ['the only day', ['11/02/2026'], '2026-11-02 high'],
    ['the first of several, as a guess', ['11/02/2026', '11/03/2026'], '2026-11-02 low'],
    ['one day said twice', ['11/02/2026', '2026-11-02'], '2026-11-02 high'],
    ['the one that is called a date', ['11/02/2026', 'Date 11/03/2026'], '2026-11-03 high'],
    ['the one beside a time', ['11/02/2026', 'Time 11/03/2026 14:00'], '2026-11-03 high'],
    ['tomorrow, where the clock is behind', ['11/21/2026'], '2026-11-21 high'],
    ['no later day', ['11/22/2026'], undefined],
    ['a day of three years ago', ['11/19/2023'], '2023-11-19 high'],
    ['no earlier one', ['11/17/2023'], undefined],
  ])('is %s', (_, lines, expected) => expect(found('expenseDate', ['Stop', ...lines])).toBe(expected));
});

describe('what it was for', () => {
  it.each<[string, string | undefined]>([
    ['Diesel at pump 4', 'fuel high'],
    ['Toll plaza', 'toll high'],
    ['Labor and tires', 'repair high'],
    ['Burger and fries', 'meal high'],
    ['Diesel, pump, burger', 'fuel high'],
    ['Diesel, pump, unleaded, burger, fries', 'fuel low'],
    ['Diesel and a burger', undefined],
    ['Diesel diesel diesel, burger and fries', 'meal high'],
    ['Something else', undefined],
  ])('"%s" is %s', (line, expected) => expect(found('category', ['Stop', line])).toBe(expected));
});

describe('where it was bought', () => {
  it.each<[string, string[], string | undefined]>([
    ['the first line that is a name', ['PILOT TRAVEL CENTER'], 'Pilot Travel Center high'],
    ['without the number of the store', ['PILOT #412'], 'Pilot high'],
    ['without a number after words for it', ['Pilot Store #412 Ohio'], 'Pilot high'],
    ['as it is written where letters are small', ['iron SKILLET'], 'iron SKILLET high'],
    ['short words as they are', ['TA EXPRESS'], 'TA Express high'],
    ['whom it welcomes to', ['Welcome to Waffle Barn'], 'Waffle Barn high'],
    ['as a guess where other lines come first', ['Receipt', 'Big Sky Repair'], 'Big Sky Repair low'],
    ['not a greeting', ['THANK YOU', 'Big Sky Repair'], 'Big Sky Repair low'],
    ['not an address', ['4901 Main Street', 'Big Sky Repair'], 'Big Sky Repair low'],
    ['not a place with its code', ['Gary, IN 46406', 'Big Sky Repair'], 'Big Sky Repair low'],
    ['not a phone', ['Call (219) 555-0134', 'Big Sky Repair'], 'Big Sky Repair low'],
    ['not an e-mail', ['desk@bigsky.test', 'Big Sky Repair'], 'Big Sky Repair low'],
    ['not a day', ['Nov 3, 2026', 'Big Sky Repair'], 'Big Sky Repair low'],
    ['nowhere', ['12', '~~'], undefined],
  ])('is %s', (_, lines, expected) => expect(found('vendor', lines)).toBe(expected));
  it('is cut to what a field takes', () =>
    expect(found('vendor', [`Abc ${'d'.repeat(150)}`])).toBe(`Abc ${'d'.repeat(96)} high`));
});

describe('the text of a stranger', () => {
  it('is read as far as a receipt goes', () => {
    expect(proposalOf(`${'\n'.repeat(10_000)}Total 5.00`, TODAY)).toEqual([]);
    expect(found('amount', [`${'x '.repeat(100)}Total 5.00`])).toBeUndefined();
    expect(found('amount', [`\t Total \t 5.00  `])).toBe('5.00 high');
  });
});
