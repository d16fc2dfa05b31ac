import '../src/app.module';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { allEventTypes, jsonSchemaOf, upcast } from '../src/platform/event-log/events/event-catalog';
import { incompatibilities, type Schema } from './support/requests/compatible';

const FOLDER = path.resolve(__dirname, '../../docs/events');
const fileOf = (type: string): string => path.join(FOLDER, `${type}.json`);
const published = (type: string): Schema | null =>
  existsSync(fileOf(type)) ? (JSON.parse(readFileSync(fileOf(type), 'utf8')) as Schema) : null;
const today = (type: string): Schema => JSON.parse(JSON.stringify(jsonSchemaOf(type))) as Schema;

/** Whether events of shape `from` can be lifted to today's: every step is there. */
const hasWayUp = (type: string, from: number): boolean => {
  try {
    upcast(type, from, {});
    return true;
  } catch (error) {
    return !(error as Error).message.includes('has no way up');
  }
};

/**
 * What is wrong with a type against its published shape: within a version only additions, and a way up from every older
 * one.
 */
const wrongs = (type: string): string[] => {
  const before = published(type);
  if (!before) return [];
  const now = today(type);
  const [from, to] = [Number(before['version']), Number(now['version'])];
  if (before['category'] !== now['category']) return [`${type} moved to another category of streams`];
  if (to < from) return [`${type} went back from shape ${from} to ${to}`];
  if (to > from) return hasWayUp(type, from) ? [] : [`${type} of shape ${from} has no way up to ${to}`];
  return incompatibilities(before, now).map((why) => `${type}: ${why}`);
};

describe('published facts', () => {
  const types = allEventTypes();

  it('keep their shape: what is in the log stays readable, and readers keep what they rely on', () => {
    expect(types.flatMap(wrongs)).toEqual([]);
  });

  it('are never taken back', () => {
    const known = existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => file.replace(/\.json$/, '')) : [];
    expect(known.filter((type) => !types.includes(type))).toEqual([]);
  });

  it('are published in docs/events as they are (UPDATE_EVENTS=1 writes them)', () => {
    if (process.env['UPDATE_EVENTS'] === '1') {
      mkdirSync(FOLDER, { recursive: true });
      for (const type of types.filter((candidate) => wrongs(candidate).length === 0))
        writeFileSync(fileOf(type), `${JSON.stringify(today(type), null, 2)}\n`);
    }
    expect(Object.fromEntries(types.map((type) => [type, published(type)]))).toEqual(
      Object.fromEntries(types.map((type) => [type, today(type)])),
    );
  });

  it.each(types)('%s carries ids, cents and words, but nothing that floats', (type) => {
    expect(JSON.stringify(today(type))).not.toContain('"type":"number"');
  });
});

describe('a change of a published shape', () => {
  const schema = (shape: z.ZodRawShape): Schema => z.toJSONSchema(z.object(shape), { io: 'output' });
  const line = z.object({ kind: z.enum(['freight', 'lumper']), amount: z.int() });
  const shape = {
    id: z.int(),
    status: z.enum(['draft', 'paid']),
    notes: z.string().nullable(),
    hint: z.string().optional(),
    lines: z.array(line),
    total: z.int(),
  };
  const { notes: _, ...withoutNotes } = shape;
  it.each<[string, z.ZodRawShape, string[]]>([
    ['nothing', shape, []],
    ['an optional value more', { ...shape, memo: z.string().optional() }, []],
    ['a word more', { ...shape, status: z.enum(['draft', 'paid', 'void']) }, []],
    ['null allowed', { ...shape, total: z.int().nullable() }, []],
    [
      'an optional value more inside a list',
      { ...shape, lines: z.array(line.extend({ memo: z.string().optional() })) },
      [],
    ],
    ['a value gone', withoutNotes, ['notes is gone']],
    [
      'a value renamed',
      { ...withoutNotes, note: z.string().nullable() },
      ['notes is gone', 'note is newly required: older facts do not have it'],
    ],
    ['a value retyped', { ...shape, total: z.string() }, ['total has another type: "string", not "integer"']],
    [
      'a float for a whole number',
      { ...shape, total: z.number() },
      ['total has another type: "number", not "integer"'],
    ],
    ['a required value more', { ...shape, memo: z.string() }, ['memo is newly required: older facts do not have it']],
    [
      'an optional value required',
      { ...shape, hint: z.string() },
      ['hint is newly required: older facts do not have it'],
    ],
    [
      'a required value optional',
      { ...shape, total: z.int().optional() },
      ['total is no longer always there: readers rely on it'],
    ],
    ['a word less', { ...shape, status: z.enum(['draft']) }, ['status may no longer be "paid"']],
    ['words for any text', { ...shape, hint: z.enum(['a']).optional() }, ['hint may no longer be any word']],
    ['null refused', { ...shape, notes: z.string() }, ['notes may no longer be "null"']],
    ['a limit', { ...shape, total: z.int().min(0) }, ['total has a narrower minimum']],
    ['a longest length', { ...shape, hint: z.string().max(5).optional() }, ['hint has a narrower maxLength']],
    [
      'a pattern',
      { ...shape, hint: z.string().regex(/^a/).optional() },
      ['hint has another pattern: "^a", not undefined'],
    ],
    [
      'a word less inside a list',
      { ...shape, lines: z.array(line.extend({ kind: z.enum(['freight']) })) },
      ['lines[].kind may no longer be "lumper"'],
    ],
    [
      'a required value more inside a list',
      { ...shape, lines: z.array(line.extend({ miles: z.int() })) },
      ['lines[].miles is newly required: older facts do not have it'],
    ],
    ['one value for a list', { ...shape, lines: line }, ['lines has another type: "object", not "array"']],
  ])('of %s is told', (_name, changed, expected) => {
    expect(incompatibilities(schema(shape), schema(changed))).toEqual(expected);
  });
});
