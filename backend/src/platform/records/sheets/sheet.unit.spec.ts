/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { Choice, Day, Decimal, Flag, Line, Money, RefersTo, Whole } from '../../fields/decorators';
import { RuleViolation } from '../../core/errors';
import type { Cents } from '../../money/money';
import { StoredRecord } from '../kind/stored-record';
import { Kind, kindOf } from '../kind/kind';
import { columnsOf, missingColumns, recordOf, refusalOf, valuesInRow, unknownHeaders } from './sheet';
import { duplicatesOf } from './duplicates';

@Kind({
  plural: 'pallets',
  displayName: 'label',
  may: { read: 'pallets.read', write: 'pallets.write', remove: 'pallets.delete' },
  sheet: {
    columns: {
      Label: 'label',
      'Wood/Type': 'woodType',
      'Price or Year': (text) => (/^\d{4}$/.test(text) ? { made: `${text}-01-01` } : { price: text }),
    },
    required: ['Label', 'Wood/Type'],
    needs: ({ price, made }) => (price || made ? null : 'Price or year is required'),
    duplicates: [{ same: ['label', 'woodType'] }, { same: ['label'], without: ['woodType', 'made'] }],
  },
})
class Pallet extends StoredRecord {
  @Line('Label', { max: 10 }) label: string;
  @Choice('Wood type', ['oak', 'red_pine'], { initial: 'oak' }) woodType: 'oak' | 'red_pine';
  @Choice('Load carried', ['full_load', 'half_load'], { optional: true }) carried: 'full_load' | 'half_load' | null;
  @Money('Price', { optional: true }) price: Cents | null;
  @Day('Made', { optional: true }) made: string | null;
  @Whole('Times used', 0, 100, { initial: 0, systemSet: true }) used: number;
}
const pallet = kindOf(Pallet);

@Kind({
  plural: 'crates',
  displayName: 'receipt',
  may: { read: 'crates.read', write: 'crates.write', remove: 'crates.delete' },
  sheet: { columns: { Receipt: 'receipt' }, required: [], duplicates: [{ same: ['receipt'], alsoSame: ['vendor'] }] },
})
class Crate extends StoredRecord {
  @Line('Receipt', { optional: true }) receipt: string | null;
  @Line('Vendor', { optional: true }) vendor: string | null;
}

@Kind({
  plural: 'drums',
  displayName: 'label',
  may: { read: 'drums.read', write: 'drums.write', remove: 'drums.delete' },
})
class Drum extends StoredRecord {
  @Line('Label') label: string;
  @Whole('Layers', 1, 9, { optional: true }) layers: number | null;
  @Flag('Sealed tight', { optional: true }) tight: boolean | null;
  @Decimal('Weight', { optional: true }) weight: string | null;
  @RefersTo('broker', { label: 'broker', numbered: true, optional: true }) brokerId: number | null;
}

const row = (headers: readonly string[], cells: readonly string[]): unknown => {
  try {
    return recordOf(pallet, valuesInRow(columnsOf(pallet, headers), cells));
  } catch (error) {
    return refusalOf(error);
  }
};

const keysOf = (...of: Parameters<typeof duplicatesOf>): string[] => duplicatesOf(...of).map(({ key }) => key);

describe('a sheet', () => {
  it('is read by the headers of its template, by labels and names, in any case and spacing; what the system sets is no column', () =>
    expect(
      columnsOf(pallet, ['LABEL', 'wood  type', 'woodType', 'wood_type', 'Made', 'Times used', 'Colour']).map(
        (column) => column && Object.keys(column('x'))[0],
      ),
    ).toEqual(['label', 'woodType', 'woodType', 'woodType', 'made', null, null]));

  it.each<[string, string, object]>([
    ['a choice by its label', 'Red Pine', { label: 'P-1', woodType: 'red_pine' }],
    ['a choice by its value', 'red_pine', { label: 'P-1', woodType: 'red_pine' }],
    ['nothing where a cell is empty', '', { label: 'P-1' }],
  ])('takes %s', (_, wood, taken) =>
    expect(row(['Label', 'Wood type', 'Price'], ['P-1', wood, '12.50'])).toEqual({ ...taken, price: 1_250 }),
  );

  it('takes a choice that may be left out by its label, too', () =>
    expect(row(['Label', 'Load carried', 'Price'], ['P-1', 'Half load', '1'])).toEqual({
      label: 'P-1',
      carried: 'half_load',
      price: 100,
    }));

  it('takes amounts and days as people write them', () =>
    expect(row(['Label', 'Price', 'Made'], ['P-1', '$1,012.50', '2/7/2026'])).toEqual({
      label: 'P-1',
      price: 101_250,
      made: '2026-02-07',
    }));

  it('takes a cell as what it looks like, where the kind says so', () =>
    expect([
      row(['Label', 'price or year'], ['P-1', '2019']),
      row(['Label', 'Price or Year'], ['P-1', '20.19']),
    ]).toEqual([
      { label: 'P-1', made: '2019-01-01' },
      { label: 'P-1', price: 2_019 },
    ]));

  it.each([
    [['', 'oak', '1'], 'Label is required'],
    [
      ['P-3', 'steel', '1.005'],
      'Wood type must be one of oak, red_pine; Price must be an amount in dollars with at most two places, such as 1250.00',
    ],
    [['P-4', 'oak', ''], 'Price or year is required'],
  ])('says of %j: %s', (cells, text) => expect(row(['Label', 'Wood type', 'Price'], cells)).toBe(text));

  it('says which columns nobody reads', () => {
    const headers = ['Label', 'Colour', ' ', 'Times used', 'Made '];
    expect(unknownHeaders(headers, columnsOf(pallet, headers))).toEqual(['Colour', 'Times used']);
  });

  it('says which columns it must have and has not', () =>
    expect(missingColumns(pallet, ['label', 'Price'])).toEqual(['Wood/Type']));

  it('knows a row that is there already in any case and spacing, and none that lacks a part', () => {
    expect(keysOf(pallet, { label: 'P 1', woodType: 'oak' })).toEqual(
      keysOf(pallet, { label: 'p-1', woodType: 'OAK' }),
    );
    expect(keysOf(pallet, { label: 'P-2', woodType: 'oak' })).not.toEqual(
      keysOf(pallet, { label: 'P-1', woodType: 'oak' }),
    );
    expect(keysOf(pallet, { woodType: 'oak' })).toEqual([]);
  });

  it('knows a row by what may be empty beside', () => {
    const keys = (values: object) => keysOf(kindOf(Crate), { ...values });
    expect(keys({ receipt: 'R 1', vendor: null })).toEqual(keys({ receipt: 'r-1' }));
    expect(keys({ receipt: 'R-1', vendor: 'Pilot' })).not.toEqual(keys({ receipt: 'R-1' }));
    expect(keys({ vendor: 'Pilot' })).toEqual([]);
  });

  it('knows a row by less where it has no more', () => {
    const [bare] = keysOf(pallet, { label: 'P-1', woodType: null });
    expect(bare).toBeDefined();
    expect(keysOf(pallet, { label: 'p 1' })).toEqual([bare]);
    expect(keysOf(pallet, { label: 'P-1', woodType: 'oak' })).not.toContain(bare);
    expect(keysOf(pallet, { label: 'P-1', made: '2026-02-07' })).toEqual([]);
  });

  const drum = kindOf(Drum);
  const cell = (header: string, text: string): unknown =>
    Object.values(valuesInRow(columnsOf(drum, [header]), [text]))[0];
  it.each<[string, string, unknown]>([
    ['Layers', '3', 3],
    ['Layers', '12', 12],
    ['Layers', '3.5', '3.5'],
    ['Layers', 'x3', 'x3'],
    ['Sealed tight', 'Yes', true],
    ['Sealed tight', 'y', true],
    ['Sealed tight', 'TRUE', true],
    ['Sealed tight', 'no', false],
    ['Sealed tight', 'N', false],
    ['Sealed tight', 'false', false],
    ['Sealed tight', 'not yet', 'not yet'],
    ['Sealed tight', 'oh yes', 'oh yes'],
    ['Sealed tight', 'yes!', 'yes!'],
    ['Weight', '1,012.5', '1012.5'],
    ['broker', '$Summit, Inc', '$Summit, Inc'],
    ['Label', ' $5, please ', '$5, please'],
  ])('has under %s for "%s" what a request would give', (header, text, value) =>
    expect(cell(header, text)).toBe(value),
  );

  it.each([
    ['12/31/2026', '2026-12-31'],
    ['1/2/2026', '2026-01-02'],
    ['2026-01-02', '2026-01-02'],
    ['12/31/26', '12/31/26'],
    ['on 12/31/2026', 'on 12/31/2026'],
    ['12/31/2026 or so', '12/31/2026 or so'],
  ])('reads the day %s as %s', (text, day) =>
    expect(valuesInRow(columnsOf(pallet, ['Made']), [text])).toEqual({ made: day }),
  );

  it('asks for no column where its kind does not, and reads no cell that is not there', () => {
    expect(missingColumns(drum, [])).toEqual([]);
    expect(valuesInRow(columnsOf(drum, ['Label', 'Layers']), ['D-1'])).toEqual({ label: 'D-1' });
    expect(valuesInRow([], ['D-1'])).toEqual({});
  });

  it('takes of a header what is no longer than a name, and tells it on one line', () => {
    const long = `Label${' '.repeat(300)}x`;
    expect(columnsOf(drum, [long])[0]).not.toBeNull();
    expect(missingColumns(pallet, [long, 'Wood/Type'])).toEqual([]);
    expect(unknownHeaders([`  Co\tlour\n\u200bof  it `, 'y'.repeat(300), '\u0000'], [])).toEqual([
      'Co lour of it',
      'y'.repeat(255),
    ]);
  });

  it('tells a refusal by its own sentence where no field is to blame, and lets a failure through', () => {
    expect(refusalOf(new RuleViolation('X', 'Not today'))).toBe('Not today');
    expect(() => refusalOf(new Error('the disk is full'))).toThrow('the disk is full');
  });
});
