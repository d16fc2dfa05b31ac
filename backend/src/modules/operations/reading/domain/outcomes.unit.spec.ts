import type { FieldRead } from './fields';
import { outcomesOf, proposedOf, type ProposedField } from './outcomes';

const field = (name: string, value: string | null, more: Partial<FieldRead> = {}): FieldRead => ({
  name,
  value,
  currency: null,
  confidence: 0.8,
  page: 1,
  line: 4,
  said: `${name}: ${value ?? ''}`,
  source: 'text',
  choices: [],
  ...more,
});
const proposed = (name: string, value: string | null, more: Partial<ProposedField> = {}): ProposedField => ({
  line: 4,
  load: 0,
  name,
  page: 1,
  value,
  currency: null,
  recordId: null,
  confidence: 80,
  ...more,
});

describe('what is kept of what a paper says', () => {
  const none = { terms: [], loads: [], records: {} };
  it('is values and where they stand, without the words of the line', () => {
    const fields = [field('total', '1000.00', { currency: 'USD', line: 9 }), field('broker', 'Copper  Hill\u0007 LLC')];
    expect(proposedOf({ ...none, kind: 'rate_confirmation', fields, records: { broker: '4' } })).toEqual([
      proposed('total', '1000.00', { currency: 'USD', line: 9 }),
      proposed('broker', 'Copper Hill LLC', { recordId: '4' }),
    ]);
  });
  it('is no value of a W-9: names of persons and their numbers stay on the paper', () => {
    const fields = [field('name', 'Ann Lee'), field('taxIdLast4', '6789')];
    expect(JSON.stringify(proposedOf({ ...none, kind: 'w9', fields }))).not.toMatch(/Lee|6789/);
  });
  it('tells the loads of a paper about several apart', () => {
    const loads = [{ fields: [field('loadNumber', '1')] }, { fields: [field('loadNumber', '2')] }];
    const kept = proposedOf({ ...none, kind: 'rate_confirmation', fields: [], loads });
    expect(kept.map(({ load, value }) => [load, value])).toEqual([
      [1, '1'],
      [2, '2'],
    ]);
  });
});

describe('what became of a field', () => {
  it.each([
    ['kept as it was proposed', proposed('total', '1000.00'), { value: '1000.00' }, 'kept'],
    ['kept where it is only written otherwise', proposed('pickup', 'Reno, NV'), { value: 'RENO NV' }, 'kept'],
    ['changed', proposed('total', '1000.00'), { value: '1075.00' }, 'changed'],
    ['emptied', proposed('dueDate', '2026-07-30'), null, 'emptied'],
    ['typed where places disagreed', proposed('total', null, { confidence: 0 }), { value: '900.00' }, 'typed'],
    ['typed where it was only offered', proposed('miles', '410', { confidence: 50 }), { value: '410' }, 'typed'],
    [
      'kept where the broker is the one it was taken for',
      proposed('broker', 'Copper Hill', { recordId: '4' }),
      { value: 'Copper Hill Logistics LLC', recordId: '4' },
      'kept',
    ],
    [
      'changed where another broker was chosen',
      proposed('broker', 'Copper Hill', { recordId: '4' }),
      { value: 'Redstone Group Inc', recordId: '5' },
      'changed',
    ],
    [
      'kept where the broker was added under that name',
      proposed('broker', 'Copper Hill LLC'),
      { value: 'Copper Hill, Inc.', recordId: '9' },
      'kept',
    ],
  ] as const)('%s', (_, told, value, outcome) => {
    expect(outcomesOf([told], { [told.name]: value })).toEqual([{ name: told.name, outcome }]);
  });
  it('is typed where nothing was proposed, and nothing where nothing was saved either', () => {
    const dueDate = { value: '2026-07-30', filledIn: true } as const;
    expect(outcomesOf([], { total: { value: '1.00' }, miles: null, pickup: undefined, dueDate })).toEqual([
      { name: 'total', outcome: 'typed' },
    ]);
  });
  it('is said of the load that was saved, by its number', () => {
    const told = [1, 2].flatMap((load) => [
      proposed('loadNumber', `100${load}`, { load }),
      proposed('total', `${load}00.00`, { load }),
    ]);
    expect(outcomesOf(told, { loadNumber: { value: '1002' }, total: { value: '200.00' } })).toEqual([
      { name: 'loadNumber', outcome: 'kept' },
      { name: 'total', outcome: 'kept' },
    ]);
  });
});
