import { proposalOf } from './receipt-proposal';

const TODAY = '2026-11-20';
const read = (...lines: string[]): Record<string, string> =>
  Object.fromEntries(proposalOf(lines.join('\n'), TODAY).map(({ name, value }) => [name, value]));
const sureOf = (...lines: string[]): string[] =>
  proposalOf(lines.join('\n'), TODAY)
    .filter(({ confidence }) => confidence === 'high')
    .map(({ name }) => name);

const RECEIPTS: readonly (readonly [string, readonly string[], Record<string, string>])[] = [
  [
    'diesel with its price a gallon',
    [
      'PILOT TRAVEL CENTER #412',
      '4901 I-40 EAST AMARILLO, TX 79104',
      'DATE: 11/02/2026 14:32',
      'PUMP 07 DIESEL #2',
      'GALLONS 104.217',
      'PRICE/GAL $3.959',
      'FUEL TOTAL $412.60',
      'TOTAL $412.60',
      'VISA XXXX1234',
      'THANK YOU',
    ],
    {
      category: 'fuel',
      amount: '412.60',
      vendor: 'Pilot Travel Center',
      expenseDate: '2026-11-02',
      gallons: '104.217',
      jurisdiction: 'TX',
    },
  ],
  [
    'fuel beside something to drink',
    [
      "LOVE'S TRAVEL STOP",
      'JOPLIN, MO 64804',
      '11/05/26 09:12 AM',
      '98.402 GAL @ 3.899/GAL',
      'ULSD $383.67',
      'COFFEE 2.49',
      'SUBTOTAL 386.16',
      'TAX 0.21',
      'TOTAL 386.37',
    ],
    {
      category: 'fuel',
      amount: '386.37',
      vendor: "Love's Travel Stop",
      expenseDate: '2026-11-05',
      gallons: '98.402',
      jurisdiction: 'MO',
    },
  ],
  [
    'fuel with figures below their words',
    ['TA EXPRESS', 'Cookeville, TN 38501', '2026-10-30', 'Gallons', '120.5', 'Total Sale', '$1,002.18', 'Diesel'],
    {
      category: 'fuel',
      amount: '1002.18',
      vendor: 'TA Express',
      expenseDate: '2026-10-30',
      gallons: '120.5',
      jurisdiction: 'TN',
    },
  ],
  [
    'fuel in Ontario',
    ['Flying J', 'London, ON N6N 1A8', 'Date 14-10-2026', 'Pump 3', 'Diesel 62.110 gal', 'Amount due $301.44'],
    {
      category: 'fuel',
      amount: '301.44',
      vendor: 'Flying J',
      expenseDate: '2026-10-14',
      gallons: '62.110',
      jurisdiction: 'ON',
    },
  ],
  [
    'a toll',
    ['OHIO TURNPIKE', 'Toll Plaza 239', 'Nov 3, 2026 06:41', 'CLASS 5', 'TOLL PAID $31.50'],
    { category: 'toll', amount: '31.50', vendor: 'Ohio Turnpike', expenseDate: '2026-11-03' },
  ],
  [
    'a toll by tag',
    ['E-ZPass New York', 'Statement 09/30/2026', 'Thruway tolls', 'Total charges $118.24'],
    { category: 'toll', amount: '118.24', vendor: 'E-ZPass New York', expenseDate: '2026-09-30' },
  ],
  [
    'a repair with labor and parts',
    [
      'Speedco Truck Lube and Tires',
      '2105 Commerce Dr, Gary, IN 46406',
      '(219) 555-0134',
      'Invoice 88123 Date 10/21/2026',
      'Labor 1.5 h 187.50',
      'Parts 241.10',
      'Oil change 329.00',
      'Sub Total 757.60',
      'Sales tax 53.03',
      'Invoice total $810.63',
    ],
    { category: 'repair', amount: '810.63', vendor: 'Speedco Truck Lube and Tires', expenseDate: '2026-10-21' },
  ],
  [
    'a tire on the road',
    ['INVOICE', 'Big Sky Roadside Repair LLC', '21 OCT 2026', 'New tire 11R22.5   489.99', 'Balance due 529.99'],
    { category: 'repair', amount: '529.99', vendor: 'Big Sky Roadside Repair LLC', expenseDate: '2026-10-21' },
  ],
  [
    'a meal with a tip',
    [
      'IRON SKILLET RESTAURANT',
      'Server: Kim  Table 4',
      '10-28-2026 7:15 PM',
      'Burger 12.99',
      'Coffee 2.75',
      'Subtotal 15.74',
      'Tax 1.10',
      'Tip 3.00',
      'Total 19.84',
      'Cash tendered 20.00',
      'Change 0.16',
    ],
    { category: 'meal', amount: '19.84', vendor: 'Iron Skillet Restaurant', expenseDate: '2026-10-28' },
  ],
  [
    'a meal, greeted',
    ['Welcome to Waffle Barn', 'Order 118', '11/19/2026', '2 eggs 6.50', 'TOTAL', '$11.20'],
    { category: 'meal', amount: '11.20', vendor: 'Waffle Barn', expenseDate: '2026-11-19' },
  ],
  [
    'what is none of them',
    ['CAT SCALE COMPANY', 'Ticket 7731', '11/11/2026', 'First weigh', 'Amount $13.50'],
    { amount: '13.50', vendor: 'Cat Scale Company', expenseDate: '2026-11-11' },
  ],
  [
    'no total: the largest amount, as a guess',
    ['Truck Wash Dallas', '11/12/2026', 'Wash 60.00', 'Wax 25.00'],
    { amount: '60.00', vendor: 'Truck Wash Dallas', expenseDate: '2026-11-12' },
  ],
  ['nothing', ['~~ .. ~~', '|||', '12'], {}],
];

describe('what a receipt proposes', () => {
  it.each(RECEIPTS)('for %s', (_, lines, wanted) => {
    expect(read(...lines)).toEqual(wanted);
  });

  it('takes no price, sum before tax, saving, change or fill for what was paid', () => {
    const lines = [
      'Stop',
      'Total gallons 80.10',
      'Total savings 99.00',
      'Change 50.00',
      'Total 20.00',
      'Subtotal 90.00',
    ];
    expect(read(...lines)['amount']).toBe('20.00');
    expect(read('Stop', 'PRICE/GAL 3.95', 'Balance due 0.00', 'Total 41.10')['amount']).toBe('41.10');
    expect(read('Stop', 'Total 1,234,567.89')['amount']).toBe('1234567.89');
  });

  it('takes no price for gallons, and where nothing is called a total, nothing that was handed over', () => {
    expect(read('Stop', 'Diesel', 'Price/gal 3.959', 'Gallons 80.10')['gallons']).toBe('80.10');
    expect(read('Wash', 'Cash tendered 100.00', 'Wash 60.00')['amount']).toBe('60.00');
  });

  it('takes no day that cannot be, lies ahead, or is long past', () => {
    const day = (text: string) => read('Stop', text)['expenseDate'];
    expect([day('02/30/2026'), day('12/24/2026'), day('01/05/2019'), day('13.13.2026')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(day('11/20/2026')).toBe(TODAY);
    expect(read('Stop', 'Valid until 11/01/2026', 'Date 10/02/2026')['expenseDate']).toBe('2026-10-02');
    expect(day('Call 555-01-2026 or 10.0.0.26')).toBeUndefined();
  });

  it('asks for gallons and the state of fuel alone', () => {
    expect(
      Object.keys(
        read('Diner', 'Dallas, TX 75201', 'Burger 9.00', 'Coffee 1.00', 'Fries 3.00', 'Milk 1.5 gal', 'Total 14.50'),
      ),
    ).toEqual(['category', 'amount', 'vendor']);
  });

  it('says what it is sure of', () => {
    expect(sureOf('Truck Wash Dallas', '11/12/2026', 'Wash 60.00')).toEqual(['vendor', 'expenseDate']);
    expect(sureOf('Receipt', 'Some Shop', '11/12/2026', '11/13/2026', 'Total 5.00')).toEqual(['amount']);
  });

  it('never takes long over a text that was made for it', () => {
    const began = performance.now();
    for (const part of ['1', '1.', ' ', 'A ', '$1,', 'total ', 'gallons ', '1/1/', '\n', 'a, ', '#'])
      proposalOf(part.repeat(20_000 / part.length), TODAY);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
