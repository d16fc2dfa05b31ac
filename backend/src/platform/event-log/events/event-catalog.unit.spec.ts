/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { z } from 'zod';
import { ReleaseBehind } from '../../core/errors';
import {
  allCategories,
  eventFamily,
  eventTypesOf,
  hasOldShapes,
  jsonSchemaOf,
  sealShape,
  upcast,
  wordsOf,
} from './event-catalog';
import { categoryOf, defineEvent, idOf, streamName } from './events';

/** A toll was once dollars in a float (1), then cents without a currency (2), and is cents and a currency now (3). */
eventFamily('toll', {
  TollPaid: defineEvent('paid a toll', z.object({ id: z.int(), cents: z.int(), currency: z.enum(['USD', 'CAD']) }), {
    version: 3,
    upcast: {
      1: ({ id, dollars }: { id: number; dollars: number }) => ({ id, cents: Math.round(dollars * 100) }),
      2: (old: object) => ({ ...old, currency: 'USD' }),
    },
  }),
  TollForgiven: defineEvent('forgave a toll', z.object({ id: z.int() }), {
    version: 3,
    upcast: { 1: (old: object) => old },
  }),
  TollDisputed: defineEvent('disputed a toll', z.object({ id: z.int() })),
});

describe('a fact of an older shape', () => {
  it.each([
    [1, { id: 7, dollars: 12.34 }],
    [2, { id: 7, cents: 1_234 }],
    [3, { id: 7, cents: 1_234, currency: 'USD' }],
  ])('%i is lifted to the shape of today, step by step', (schema, data) => {
    expect(upcast('TollPaid', schema, data)).toEqual({ id: 7, cents: 1_234, currency: 'USD' });
  });
  it('without a way up stops the reader', () =>
    expect(() => upcast('TollForgiven', 1, { id: 7 })).toThrow('The event TollForgiven of shape 2 has no way up to 3'));
  it('of a shape that only a later release knows stops the reader', () =>
    expect(() => upcast('TollForgiven', 4, { id: 7 })).toThrow(
      new ReleaseBehind('The event TollForgiven has the shape 4; this release knows it up to 3'),
    ));
  it('of a type that nobody declares stops the reader', () =>
    expect(() => upcast('TollLost', 1, {})).toThrow('No module declares the event type "TollLost"'));
  it('is known to exist', () =>
    expect(['TollPaid', 'TollDisputed', 'TollLost'].map(hasOldShapes)).toEqual([true, false, false]));
});

describe('a new fact', () => {
  it('is stamped with the number of its shape', () =>
    expect(sealShape({ type: 'TollPaid', data: { id: 7, cents: 1, currency: 'CAD' } })).toEqual({
      data: { id: 7, cents: 1, currency: 'CAD' },
      schema: 3,
    }));
  it('holds only what its shape declares', () =>
    expect(sealShape({ type: 'TollDisputed', data: { id: 7, password: 'x' } }).data).toEqual({ id: 7 }));
  it.each([
    ['a float', { id: 7, cents: 1.5, currency: 'USD' }],
    ['a missing value', { id: 7, cents: 1 }],
    ['another word', { id: 7, cents: 1, currency: 'EUR' }],
    ['a date', { id: new Date(0), cents: 1, currency: 'USD' }],
  ])('with %s does not enter the log', (_, data) => {
    expect(() => sealShape({ type: 'TollPaid', data })).toThrow('The event TollPaid does not have its published shape');
  });
});

describe('the catalog of facts', () => {
  it('holds a category and a type once', () => {
    expect(() => eventFamily('toll', {})).toThrow('"toll" is declared twice');
    expect(() => eventFamily('tollbooth', { TollPaid: defineEvent('x', z.object({})) })).toThrow(
      '"TollPaid" is declared twice',
    );
    expect(() => eventFamily('toll-road', {})).toThrow('has a dash');
  });
  it('knows what each says and looks like', () => {
    expect([eventTypesOf('toll'), wordsOf('TollPaid'), wordsOf('Unheard'), allCategories().includes('toll')]).toEqual([
      ['TollPaid', 'TollForgiven', 'TollDisputed'],
      'paid a toll',
      'Unheard',
      true,
    ]);
    expect(jsonSchemaOf('TollPaid')).toMatchObject({
      title: 'TollPaid',
      category: 'toll',
      version: 3,
      type: 'object',
      required: ['id', 'cents', 'currency'],
      additionalProperties: false,
    });
  });
  it('names streams by category and id, whatever the id holds', () => {
    expect([
      streamName('user', 'a-b-c'),
      categoryOf('user-a-b-c'),
      idOf('user-a-b-c'),
      idOf(streamName('broker', 7)),
    ]).toEqual(['user-a-b-c', 'user', 'a-b-c', '7']);
  });
});
