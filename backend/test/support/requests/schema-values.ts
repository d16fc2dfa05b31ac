import type { JsonSchema, PublishedApi } from '../../../../testing/published-api';
import type { Seeded } from './seeded';

const UUID = '01990000-0000-7000-8000-00000000ffff';
/** Values of all kinds that forms are filled with; of a schema's own kind are those that it allows. */
const USUAL: readonly unknown[] = [
  '3Q2026',
  '1Q2027',
  'Omaha',
  'Prairie Star Carriers',
  "O'Brien & Sons, 100% _\\",
  '東京 🚚',
  '  padded  ',
  'x',
  '',
  'INV-7',
  'ap@summit.test',
  'AP+x@Summit.Test',
  UUID,
  '2026-02-28',
  '2026-11',
  '2024-02-29',
  '2026-11-21T15:00:00.000Z',
  '2026-11-21T23:59:59-05:00',
  'pi_3Unknown',
  'Q1',
  'invoice-1',
  'b2Zm',
  '1250.00',
  '0',
  '0.01',
  '99999999999.99',
  '7',
  ' 12 ',
  '432.5',
  'NC',
  'on',
  '28801',
  '28801-1234',
  'K1A 0B1',
  '12-3456789',
  'America/New_York',
  'card',
  'wG7#kTz!93pQ',
  '4242 4242 4242 4242',
  '123',
  'Line one\nLine two\tend',
  0,
  1,
  2,
  7,
  12,
  30,
  150,
  2026,
  100_000,
  0.01,
  99.99,
  1250.5,
  432.5,
  true,
  false,
  null,
];
/** What a form is not meant for. */
const ODD: readonly unknown[] = [
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(10_001),
  '🚚'.repeat(6_000),
  'a\u0000b',
  'a\u001eb',
  'a\ud800b',
  '0x10',
  '1e3',
  'NaN',
  '-1',
  -1,
  0,
  0.001,
  1.5,
  1e21,
  -1e21,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '9'.repeat(400),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  'constructor',
  '__proto__',
  "'; DROP TABLE facts; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  `${'x'.repeat(250)}@x.test`,
];

export type Known = (field: string) => readonly unknown[];

/** Bodies made from published schemas: those that a schema allows, and those that it does not. */
export class SchemaValues {
  constructor(
    private readonly api: PublishedApi,
    private readonly random: Seeded,
    /** Values that exist in the system, by the name of the field. */
    private readonly known: Known,
  ) {}

  valid(asked: JsonSchema, field = ''): unknown {
    const schema = this.resolved(asked);
    const real = this.known(field).filter((value) => this.fits(schema, value));
    if (real.length > 0 && this.random.chance(0.85)) return this.random.of(real);
    if (schema['type'] === 'object') return this.object(schema);
    if (schema['type'] === 'array')
      return Array.from({ length: this.lengthOf(schema) }, () =>
        this.valid((schema['items'] ?? {}) as JsonSchema, field),
      );
    if (Array.isArray(schema['enum'])) return this.random.of(schema['enum'] as unknown[]);
    if ('const' in schema) return schema['const'];
    const longest =
      typeof schema['maxLength'] === 'number'
        ? ['x'.repeat(schema['maxLength']), '🚚'.repeat(schema['maxLength'])]
        : [];
    const fitting = [...USUAL, ...longest].filter((value) => this.fits(schema, value));
    if (fitting.length === 0) throw new Error(`There is no example of ${field}: ${JSON.stringify(schema)}`);
    return this.random.of(fitting);
  }

  /** Something else than the schema asks for, most often in one place of an otherwise good body. */
  invalid(schema: JsonSchema): unknown {
    for (let tries = 0; tries < 50; tries += 1) {
      const value = this.spoilt(schema);
      if (!this.fits(schema, value)) return value;
    }
    return [];
  }

  fits(schema: JsonSchema, value: unknown): boolean {
    return this.api.mismatch(schema, value) === null;
  }

  private lengthOf({ minItems = 0, maxItems = 4 }: JsonSchema): number {
    return Math.max(Number(minItems), Math.min(this.random.below(4), Number(maxItems)));
  }

  private spoilt(schema: JsonSchema): unknown {
    if (this.random.chance(0.1))
      return this.random.of<unknown>([[], {}, [{}], ['x'], { constructor: { prototype: { isAdmin: true } } }]);
    const body = this.valid(schema);
    const fields = Object.keys(this.resolved(schema)['properties'] ?? {});
    if (typeof body !== 'object' || body === null || fields.length === 0) return this.random.of(ODD);
    const field = this.random.of(fields);
    if (this.random.chance(0.15)) return { ...body, ['isAdmin']: true };
    if (this.random.chance(0.2)) return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
    return { ...body, [field]: this.random.of(ODD) };
  }

  private object(schema: JsonSchema): Record<string, unknown> {
    const required = (schema['required'] ?? []) as string[];
    const share = this.random.of([0.2, 0.5, 0.9]);
    const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).filter(
      ([name]) => required.includes(name) || this.random.chance(share),
    );
    return Object.fromEntries(fields.map(([name, inner]) => [name, this.valid(inner, name)]));
  }

  private resolved(schema: JsonSchema): JsonSchema {
    const reference = schema['$ref'];
    const named = typeof reference === 'string' ? /^#\/components\/schemas\/(\w+)$/.exec(reference)?.[1] : undefined;
    return named === undefined ? schema : this.resolved(this.api.document.components.schemas[named] ?? {});
  }
}
