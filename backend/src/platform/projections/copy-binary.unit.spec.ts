import { BinaryTuples, elements, int16, int32, int64, jsonElements, text, wordReader } from './copy-binary';

const SIGNATURE = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const TRAILER = Buffer.from([0xff, 0xff]);
const word = (value: number, bytes = 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
const sized = (bytes: Buffer): Buffer => Buffer.concat([word(bytes.length), bytes]);
const tuple = (...fields: string[]): Buffer =>
  Buffer.concat([word(fields.length, 2), ...fields.map((field) => sized(Buffer.from(field)))]);
const array = (...values: Buffer[]): Buffer =>
  Buffer.concat([word(1), word(0), word(25), word(values.length), word(1), ...values.map(sized)]);
const NO_ELEMENTS = Buffer.concat([word(0), word(0), word(25)]);

const read = (bytes: Buffer, piece: number): string[][] => {
  const tuples = new BinaryTuples();
  const found: string[][] = [];
  for (let at = 0; at < bytes.length; at += piece)
    found.push(...tuples.take(bytes.subarray(at, at + piece)).map((fields) => fields.map(String)));
  return found;
};

describe('tuples of a binary copy', () => {
  const rows = [
    ['one', ''],
    ['Ærø', 'x'.repeat(40)],
    ['', 'last'],
  ];
  const bytes = Buffer.concat([SIGNATURE, ...rows.map((fields) => tuple(...fields)), TRAILER]);

  it.each([1, 2, 3, 7, 19, 64, 1_000])('are the same in pieces of %i bytes', (piece) =>
    expect(read(bytes, piece)).toEqual(rows),
  );
  it('are none where there are none', () => expect(read(Buffer.concat([SIGNATURE, TRAILER]), 5)).toEqual([]));
  it('that are cut off are not given', () => expect(read(bytes.subarray(0, -3), 64)).toEqual(rows.slice(0, 2)));
  it('may not lack a value', () =>
    expect(() => read(Buffer.concat([SIGNATURE, word(1, 2), word(-1)]), 64)).toThrow(
      'A field that must have a value is NULL',
    ));
});

describe('elements of an array', () => {
  it.each<[string, (bytes: Buffer, at: number, length: number) => unknown, Buffer, unknown[]]>([
    ['smallint', int16, array(word(-2, 2), word(7, 2)), [-2, 7]],
    ['integer', int32, array(word(-2), word(70_000)), [-2, 70_000]],
    [
      'bigint',
      int64,
      array(Buffer.from('ffffffffffffffff', 'hex'), Buffer.from('000000020000000a', 'hex')),
      [-1, 8_589_934_602],
    ],
    ['text', text, array(Buffer.from('東京'), Buffer.alloc(0)), ['東京', '']],
    ['anything, when there are none', text, NO_ELEMENTS, []],
  ])('are read as %s', (_, how, bytes, values) => expect(elements(bytes, how)).toEqual(values));

  it('are words, some of them again and again', () => {
    const words = ['Issued', 'Issued', 'Sent', 'Paid', 'Sent', 'Isshed', 'Issued', '', '東京', ''];
    const read = wordReader();
    for (let twice = 0; twice < 2; twice += 1)
      expect(elements(array(...words.map((word) => Buffer.from(word))), read)).toEqual(words);
  });

  const texts = ['{"a": "},\\n{ 🚚"}', 'null', '[1, 2]'];
  it('are one JSON list', () =>
    expect(jsonElements(array(...texts.map((json) => Buffer.from(json))), 'json')).toEqual([
      { a: '},\n{ 🚚' },
      null,
      [1, 2],
    ]));
  it('have a version each as jsonb', () =>
    expect(jsonElements(array(...texts.map((json) => Buffer.from(`\u0001${json}`))), 'jsonb')).toEqual([
      { a: '},\n{ 🚚' },
      null,
      [1, 2],
    ]));
  it('are an empty JSON list when there are none', () => expect(jsonElements(NO_ELEMENTS, 'jsonb')).toEqual([]));
});
