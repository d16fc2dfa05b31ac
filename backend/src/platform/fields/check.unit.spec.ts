import { RuleViolation } from '../core/errors';
import type { Cents } from '../money/money';
import { checked, mistake, objectOf } from './check';
import { Choice, field, Line, ListOf, Money, Whole } from './decorators';
import { faultOf, fieldsOf, type Field, type FieldClass } from './field';
import { Invalid } from './rule';
import { dropsUnknown, schemaComponents, schemaOf } from './schema';
import { text } from './texts';

class Stop {
  @Line('city') city: string;
  @Whole('hour', 0, 23, { absent: true }) hour?: number;
}
class Base {
  @Choice('status', ['open', 'closed'], { absent: true }) status: 'open' | 'closed' = 'open';
  @Line('notes', { optional: true }) notes?: string | null;
}
class Voyage extends Base {
  @Line('name', { max: 5 }) name: string;
  @ListOf('stops', objectOf(() => Stop, 'Stops must be an object'), { absent: true }) stops?: readonly Stop[];

  static rules({ name, stops }: Voyage): void {
    if (stops?.length === 0) throw new RuleViolation('INVALID', `${name} stops nowhere`, 'invalid');
  }
}
class Price {
  @Money('price', { absent: true }) price?: Cents;
  @Line('unit') unit: string;
}
class SetPrice extends Price {
  @Money('price', { least: 'more', missing: 'Say the price' }) override price: Cents;
}
class Sealed {
  @Line('tax id', { max: 20, secret: true }) taxId: string;
}
@dropsUnknown
class Loose {
  @Line('name') name: string;
  @field<Stop>('first', () => objectOf(() => Stop, 'First is required'), { absent: true }) first?: Stop;
}

const faults = <T extends object>(target: FieldClass<T>, given: unknown): unknown => {
  try {
    return checked(target, given);
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return error.fields.length > 0 ? error.fields.map(({ field: at, message }) => [at, message]) : error.message;
  }
};
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('a class of fields', () => {
  it('makes an instance of what was given, in its own order, with what it begins with', () => {
    const trip = checked(Voyage, { stops: [{ hour: 7, city: ' Reno ' }], name: 'West' });
    expect(trip).toBeInstanceOf(Voyage);
    expect(JSON.stringify(trip)).toBe('{"status":"open","name":"West","stops":[{"city":"Reno","hour":7}]}');
  });

  it('says a field once, and where it is said last', () =>
    expect(fieldsOf(SetPrice).map(({ name, rule: { missing } }) => [name, missing])).toEqual([
      ['unit', 'Unit is required'],
      ['price', 'Say the price'],
    ]));

  it('tells null from what was left out', () => {
    expect(checked(Voyage, { name: 'West', notes: null })).toEqual({ status: 'open', name: 'West', notes: null });
    expect('notes' in checked(Voyage, { name: 'West' })).toBe(false);
  });

  it('takes of a secret only what leaves a letter or a digit to be shown', () => {
    expect(['--- ', '日本', '-7'].map((taxId) => faults(Sealed, { taxId }))).toEqual([
      [['taxId', 'Tax id must have a letter or a digit']],
      [['taxId', 'Tax id must have a letter or a digit']],
      { taxId: '-7' },
    ]);
  });

  it.each<[string, FieldClass, unknown, unknown]>([
    ['a list', Voyage, [], [['', 'Send an object']]],
    ['nothing', Voyage, null, [['', 'Send an object']]],
    ['text', Voyage, 'x', [['', 'Send an object']]],
    [
      'every mistake, in the order of its fields',
      Voyage,
      { name: 5, status: 'x', isAdmin: true },
      [
        ['status', 'Status must be one of open, closed'],
        ['name', 'Name is required'],
        ['isAdmin', 'Unknown field: isAdmin'],
      ],
    ],
    [
      'a mistake in a list, by its place',
      Voyage,
      { name: 'West', stops: [{ city: 'Reno' }, { city: '', x: 1 }, 5] },
      [
        ['stops.1.city', 'City is required'],
        ['stops.1.x', 'Unknown field: x'],
        ['stops.2', 'Stops must be an object'],
      ],
    ],
    ['a rule over the whole', Voyage, { name: 'West', stops: [] }, 'West stops nowhere'],
    [
      'names that reach for the prototype',
      Voyage,
      JSON.parse('{"name":"West","__proto__":{"a":1},"constructor":{"b":2}}'),
      [
        ['__proto__', 'Unknown field: __proto__'],
        ['constructor', 'Unknown field: constructor'],
      ],
    ],
    ['what is nested beyond reason', Voyage, { name: nested(100_000) }, [['name', 'Name is required']]],
    ['a mistake where unknown fields are dropped', Loose, { name: '', x: 1 }, [['name', 'Name is required']]],
    ['a mistake in a field of a field', Loose, { name: 'a', first: {} }, [['first.city', 'City is required']]],
  ])('refuses %s', (_, target, given, expected) => {
    expect(faults(target, given)).toEqual(expected);
  });

  it('says a field of its base anew', () => {
    expect(checked(SetPrice, { price: '12.50', unit: 'gallon' })).toEqual({ price: 1_250, unit: 'gallon' });
    expect(checked(Price, { unit: 'gallon' })).toEqual({ unit: 'gallon' });
    expect(faults(SetPrice, {})).toEqual([
      ['unit', 'Unit is required'],
      ['price', 'Say the price'],
    ]);
    expect(faults(SetPrice, { price: 0, unit: 'gallon' })).toEqual([['price', 'Price must be more than 0']]);
  });

  it('drops unknown fields where it says so', () => {
    const given = { name: 'a', card: '4242', deep: nested(100_000), first: { city: 'Reno' } };
    expect(JSON.stringify(checked(Loose, given))).toBe('{"name":"a","first":{"city":"Reno"}}');
  });

  it('publishes whether it takes unknown fields', () => {
    schemaOf(Voyage, 'given');
    schemaOf(Loose, 'given');
    const { Voyage: trip, Loose: loose } = schemaComponents() as Record<string, Record<string, unknown>>;
    expect([trip?.['additionalProperties'], loose?.['additionalProperties']]).toEqual([false, undefined]);
    expect([trip?.['required'], loose?.['required']]).toEqual([['name'], ['name']]);
  });
});

describe('an object of fields', () => {
  class Broken {
    @Line('name') name: string;

    static rules(): void {
      throw new TypeError('the disk is full');
    }
  }
  const broken = objectOf(() => Broken, 'Send it');
  it('that fails is a failure, and no mistake of who sent it', () =>
    expect(() => broken.read({ name: 'x' })).toThrow(TypeError));
  it.each([[null], ['x'], [[]], [undefined], [5]])('is none of %p', (given) =>
    expect(objectOf(() => Stop, 'Send a stop').read(given)).toEqual(new Invalid('Send a stop')),
  );
  it('says what is wrong with the whole of it by itself', () =>
    expect(objectOf(() => Voyage, 'x').read({ name: 'West', stops: [] })).toEqual(new Invalid('West stops nowhere')));
  it('that is wrong as a whole is refused in a class that holds it, too', () => {
    class Tour {
      @field<Voyage>('trip', () => objectOf(() => Voyage, 'Voyage is required')) trip: Voyage;
    }
    expect(faults(Tour, { trip: { name: 'West', stops: [] } })).toEqual([['trip', 'West stops nowhere']]);
    expect(faults(Tour, {})).toEqual([['trip', 'Voyage is required']]);
    expect(faults(Tour, { trip: { name: '' } })).toEqual([['trip.name', 'Name is required']]);
  });
});

describe('a mistake', () => {
  it('is an invalid request that names its field, under a code of its own where it has one', () => {
    expect(mistake('dueDate', 'Too early')).toMatchObject({
      code: 'INVALID',
      kind: 'invalid',
      message: 'Too early',
      fields: [{ field: 'dueDate', message: 'Too early' }],
    });
    expect(mistake('dueDate', 'Too early', 'EARLY').code).toBe('EARLY');
  });
});

describe('a field that was read', () => {
  class Note {
    @Line('title') title: string;
    @Line('body', { absent: true }) body?: string;
  }
  const [title, body] = fieldsOf(Note) as [Field, Field];
  it.each<[string, Field, unknown, string | null]>([
    ['is missing where it must be there', title, undefined, 'Title is required'],
    ['is not missing where it may be', body, undefined, null],
    ['says what was wrong with it', title, new Invalid('Say less'), 'Say less'],
    ['is missing where nobody said what was wrong', title, new Invalid([]), 'Title is required'],
    ['is judged as it is kept', title, '', 'Title is required'],
    ['is right', title, 'x', null],
  ])('%s', (_, one, value, sentence) => expect(faultOf(one, value)).toBe(sentence));
});

describe('what a field says of itself', () => {
  class Shelf {
    @Line(undefined, { absent: 'blank' }) shortName: string;
    @Whole('Rows', 1, 9, { initial: 1, description: 'Boards, not sides' }) rows: number;
    @Choice('Wood', ['oak'], { optional: true, absent: false }) wood: 'oak' | null;
    @ListOf('Books', text('book'), { absent: true }) books?: readonly string[];
  }
  const named = (name: string) => fieldsOf(Shelf).find((each) => each.name === name);
  it('is its label, in words where it has none', () =>
    expect(fieldsOf(Shelf).map(({ label }) => label)).toEqual(['Short name', 'Rows', 'Wood', 'Books']));
  it('is whether a request may leave it out, and whether it may be null', () =>
    expect(fieldsOf(Shelf).map(({ name, absent, nullable }) => [name, absent, nullable])).toEqual([
      ['shortName', true, false],
      ['rows', true, false],
      ['wood', false, true],
      ['books', true, false],
    ]));
  it('is left out where it is blank, if it may be', () => {
    expect(checked(Shelf, { shortName: '', rows: 1, wood: null })).toEqual({ rows: 1, wood: null });
    expect(faults(Shelf, { rows: 1 })).toEqual([['wood', 'Wood must be one of oak']]);
  });
  it('is published with its description, given and shown', () => {
    expect([named('rows')?.rule.given['description'], named('rows')?.rule.shown['description']]).toEqual([
      'Boards, not sides',
      'Boards, not sides',
    ]);
    expect(named('wood')?.rule.given).not.toHaveProperty('description');
  });
  it('is how long a list may be', () => {
    const given = { rows: 1, wood: null };
    expect(faults(Shelf, { ...given, books: Array(101).fill('a') })).toEqual([
      ['books', 'Books must have at most 100 entries'],
    ]);
    expect(faults(Shelf, { ...given, books: 'a' })).toEqual([['books', 'Books must be a list']]);
    expect(faults(Shelf, { ...given, books: Array(100).fill('a') })).toMatchObject({ rows: 1 });
  });
});
