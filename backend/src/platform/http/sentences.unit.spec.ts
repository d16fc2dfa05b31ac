import { z } from 'zod';
import { inWords } from '../fields/sentences';
import './sentences';

const said = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe('a field is called in a sentence', () => {
  it.each([
    ['companyName', 'Company name'],
    ['zipCode', 'Zip code'],
    ['DOT number', 'DOT number'],
    ['dotNumber', 'Dot number'],
    ['User ID', 'User ID'],
    ['due date', 'Due date'],
    ['q', 'Q'],
    ['line2Text', 'Line2 text'],
  ])('%s as %s', (name, words) => {
    expect(inWords(name)).toBe(words);
  });
});

describe('where a field says nothing of its own, the user reads', () => {
  const form = z
    .strictObject({
      companyName: z.string().max(3),
      year: z.int().min(5),
      agreed: z.boolean(),
      tags: z.array(z.string()).max(1),
      kind: z.enum(['a', 'b']),
      to: z.email(),
      owner: z.object({ firstName: z.string() }),
      either: z.union([z.string(), z.number()]),
    })
    .partial();
  it.each<[string, z.ZodType, unknown, string[]]>([
    ['a list instead of an object', form, [], ['Send an object']],
    ['text instead of an object', form, 'x', ['Send an object']],
    ['what is missing', form.required({ companyName: true }), {}, ['Company name is required']],
    ['a field that nobody knows', form, { isAdmin: true, x: 1 }, ['Unknown field: isAdmin, x']],
    ['a number for text', form, { companyName: 5 }, ['Company name must be text']],
    ['too much text', form, { companyName: 'abcd' }, ['Company name must have at most 3 characters']],
    ['half a number', form, { year: 5.5 }, ['Year must be a whole number']],
    ['too small a number', form, { year: 4 }, ['Year must be at least 5']],
    ['text for yes and no', form, { agreed: 'true' }, ['Agreed must be true or false']],
    ['no list', form, { tags: 'x' }, ['Tags must be a list']],
    ['too long a list', form, { tags: ['x', 'y'] }, ['Tags must have at most 1 entries']],
    ['an entry of a list', form, { tags: [1] }, ['Tags must be text']],
    ['another word', form, { kind: 'c' }, ['Kind must be one of a, b']],
    ['another word than the only one', z.object({ kind: z.literal('a') }), { kind: 'b' }, ['Kind must be a']],
    ['no address', form, { to: 'x' }, ['To is not valid']],
    ['a field in a field', form, { owner: {} }, ['First name is required']],
    ['none of several kinds', form, { either: true }, ['Either is not valid']],
  ])('%s', (_, schema, input, sentences) => {
    expect(said(schema, input)).toEqual(sentences);
  });
});
