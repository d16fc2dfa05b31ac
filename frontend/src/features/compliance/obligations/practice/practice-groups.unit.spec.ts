import type { PracticeCell, PracticeClient } from '../../../../lib/api/api-types';
import { practiceRowOf } from '../../../../testing/prepared/records';
import { practiceColumns } from './grid/practice-columns';
import {
  cellOf,
  clientColumns,
  columnsFor,
  groups,
  initialsOf,
  leftText,
  obligationsOf,
  ofGroups,
  restOf,
} from './practice-groups';

const late = practiceRowOf({
  id: 'l-1',
  title: 'Driver’s license',
  subjectName: 'Dana Ruiz',
  period: '2026-11-20',
  state: 'waiting',
  missing: ['Copy of the license', 'Medical card'],
  assignedName: 'Erin Walsh',
  daysLeft: -5,
});
const plain = practiceRowOf({ id: 'u-1' });
const filed = practiceRowOf({ id: 'u-2', state: 'filed', daysLeft: -3 });
const client: PracticeClient = {
  clientId: 'c-1',
  clientName: 'Red Mesa Transport',
  agentId: 'a-1',
  agentName: 'Andre Silva',
  dueDate: '2026-11-20',
  cells: [
    { group: 'ucr', count: 5, obligations: [plain, filed] },
    { group: 'drivers', count: 1, obligations: [late] },
  ],
};
const said = (field: string, of: PracticeClient = client) =>
  clientColumns.find((column) => column.field === field)?.value(of);

describe('the desk by client as a file', () => {
  it('has a row a client, with a column for each kind of obligation', () => {
    expect(clientColumns.map(({ field }) => field)).toEqual(['clientName', 'agentName', 'dueDate', ...groups]);
    expect(['clientName', 'agentName', 'dueDate'].map((field) => said(field))).toEqual([
      'Red Mesa Transport',
      'Andre Silva',
      '11/20/2026',
    ]);
    expect(
      ['clientName', 'agentName'].map((field) => said(field, { ...client, clientId: null, agentName: null })),
    ).toEqual(['The firm', '']);
  });

  it('says a line an obligation, and how many more there are', () => {
    expect(said('ucr')).toBe(
      'UCR registration 2027, Open, 36 days\nUCR registration 2027, Filed, Due 12/31/2026\nand 3 more',
    );
    expect(said('drivers')).toBe(
      'Driver’s license · Dana Ruiz 11/20/2026, Waiting, 5 days late, missing: Copy of the license; Medical card, Erin Walsh',
    );
    expect(said('ifta')).toBe('');
  });
});

describe('a client of the desk', () => {
  it('is shown with the kinds that are chosen alone', () => {
    const shown: readonly PracticeCell['group'][] = ['drivers', 'ifta'];
    expect(obligationsOf(ofGroups(client, shown)).map(({ id }) => id)).toEqual(['l-1']);
    expect(obligationsOf(client).map(({ id }) => id)).toEqual(['u-1', 'u-2', 'l-1']);
    expect([cellOf(client, 'ucr')?.count, cellOf(client, 'ifta')]).toEqual([5, undefined]);
  });
});

describe('the columns of the desk by client', () => {
  const far = practiceRowOf({ id: 'i-1', kind: 'ifta_return', daysLeft: 91 });
  const near = practiceRowOf({ id: 'p-1', kind: 'permit', daysLeft: 90 });
  const one: PracticeClient = {
    ...client,
    cells: [...client.cells, { group: 'ifta', count: 4, obligations: [far] }],
  };
  const other: PracticeClient = {
    ...client,
    clientId: 'c-2',
    cells: [
      { group: 'permits', count: 1, obligations: [near] },
      { group: 'ucr', count: 1, obligations: [plain] },
    ],
  };
  const of = (room: number, shown = groups) => columnsFor([one, other], shown, room);

  it('are the kinds of which something is due within ninety days, as long as there is room beside the rest', () => {
    expect(of(10)).toEqual(['ucr', 'drivers', 'permits']);
    expect(of(4)).toEqual(['ucr', 'drivers', 'permits']);
    expect(columnsFor([other], groups, 2)).toEqual(['ucr', 'permits']);
    expect(of(10, ['permits'])).toEqual(['permits']);
  });

  it('are the most common ones where there is no room for all', () => {
    expect(of(3)).toEqual(['ucr', 'drivers']);
    expect(of(2)).toEqual(['ucr']);
    expect(of(1)).toEqual(['ucr']);
  });

  it('leave nothing out: the rest of a client stands together, the next first', () => {
    const rest = restOf(one, ['ucr']);
    expect([rest?.count, rest?.obligations.map(({ id }) => id)]).toEqual([5, ['l-1', 'i-1']]);
    expect(restOf(other, ['ucr', 'permits'])).toBeUndefined();
  });
});

describe('whoever does it', () => {
  it.each([
    ['Erin Walsh', 'EW'],
    ['erin', 'E'],
    ['Ana de la Cruz', 'AC'],
  ])('%s is short for %s', (name, short) => {
    expect(initialsOf(name)).toBe(short);
  });
});

describe('the days of an obligation', () => {
  it.each([
    ['open', '2 days'],
    ['waiting', '2 days'],
    ['ready', '2 days'],
    ['filed', 'Due 12/31/2026'],
    ['accepted', 'Due 12/31/2026'],
    ['not_applicable', 'Due 12/31/2026'],
    ['lapsed', 'Due 12/31/2026'],
  ] as const)('of one that is %s are %s', (state, text) => {
    expect(leftText({ ...plain, state, daysLeft: 2 })).toBe(text);
  });
});

describe('a line of the desk', () => {
  it('says what is missing, who does it and what it costs', () => {
    const line = (row: typeof plain) =>
      Object.fromEntries(practiceColumns('').map(({ field, value }) => [field, value(row)]));
    expect(line({ ...late, amount: '176.00' })).toEqual({
      clientName: 'Red Mesa Transport',
      title: 'Driver’s license · Dana Ruiz',
      period: '11/20/2026',
      state: 'Waiting',
      missing: 'Copy of the license; Medical card',
      assignedName: 'Erin Walsh',
      agentName: 'Andre Silva',
      dueDate: '12/31/2026',
      daysLeft: '5 days late',
      amount: '$176.00',
    });
    expect(line({ ...plain, clientId: null, clientName: null, agentName: null })).toMatchObject({
      clientName: 'The firm',
      title: 'UCR registration',
      missing: '',
      assignedName: 'Nobody yet',
      agentName: '',
      amount: '',
    });
  });
});
