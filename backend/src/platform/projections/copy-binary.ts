/** A field of a tuple, as its type's binary output. */
type Field = Buffer;

const SIGNATURE_AND_HEADER = 19;
const LENGTH = 4;
const NULL = -1;

/**
 * Cuts COPY's binary format into tuples, whatever pieces it arrives in. No field of them may be NULL. See "Binary Format" of PostgreSQL's COPY.
 * The fields are parts of the pieces, not copies.
 */
export class BinaryTuples {
  private held: Buffer[] = [];
  private size = 0;
  /** Fewer bytes than these cannot hold the next tuple: a long one is not put together again with each piece. */
  private least = SIGNATURE_AND_HEADER;
  private started = false;

  take(piece: Buffer): Field[][] {
    this.held.push(piece);
    this.size += piece.length;
    if (this.size < this.least) return [];
    const bytes = this.held.length === 1 ? piece : Buffer.concat(this.held);
    const tuples: Field[][] = [];
    let at = this.started ? 0 : SIGNATURE_AND_HEADER;
    this.started = true;
    for (;;) {
      const fields: Field[] = [];
      const end = this.tuple(bytes, at, fields);
      if (end === null) break;
      tuples.push(fields);
      at = end;
    }
    this.held = [bytes.subarray(at)];
    this.size = bytes.length - at;
    return tuples;
  }

  /** @returns where the tuple ends; null when it is not whole, or the trailer that ends them all */
  private tuple(bytes: Buffer, start: number, fields: Field[]): number | null {
    const lacks = (end: number): boolean => {
      this.least = end - start;
      return bytes.length < end;
    };
    let at = start + 2;
    if (lacks(at)) return null;
    const count = bytes.readInt16BE(start);
    if (count < 0) return null;
    for (let field = 0; field < count; field += 1) {
      if (lacks(at + LENGTH)) return null;
      const length = bytes.readInt32BE(at);
      if (length === NULL) throw new Error('A field that must have a value is NULL');
      at += LENGTH;
      if (lacks(at + length)) return null;
      fields.push(bytes.subarray(at, at + length));
      at += length;
    }
    return at;
  }
}

const COUNT = 12;
const ELEMENTS = 20;

/** The elements of an array of one dimension without NULLs. */
export const elements = <Value>(array: Buffer, read: (bytes: Buffer, at: number, length: number) => Value): Value[] => {
  if (array.length < ELEMENTS) return [];
  const values = new Array<Value>(array.readInt32BE(COUNT));
  let at = ELEMENTS;
  for (let index = 0; index < values.length; index += 1) {
    const length = array.readInt32BE(at);
    values[index] = read(array, at + LENGTH, length);
    at += LENGTH + length;
  }
  return values;
};

export const int16 = (bytes: Buffer, at: number): number => bytes.readInt16BE(at);
export const int32 = (bytes: Buffer, at: number): number => bytes.readInt32BE(at);
export const int64 = (bytes: Buffer, at: number): number =>
  bytes.readInt32BE(at) * 0x1_0000_0000 + bytes.readUInt32BE(at + LENGTH);
export const text = (bytes: Buffer, at: number, length: number): string => bytes.toString('utf8', at, at + length);

/** Reads texts of which few different ones come again and again: each is one string everywhere, which costs less to make and to look up. */
export const wordReader = (): typeof text => {
  const known = new Map<string, string>();
  let last = Buffer.alloc(0);
  let word = '';
  const again = (bytes: Buffer, at: number): boolean => {
    for (let index = last.length - 1; index >= 0; index -= 1) if (bytes[at + index] !== last[index]) return false;
    return true;
  };
  return (bytes, at, length) => {
    if (length === last.length && again(bytes, at)) return word;
    const read = text(bytes, at, length);
    word = known.get(read) ?? read;
    known.set(word, word);
    last = Buffer.from(bytes.subarray(at, at + length));
    return word;
  };
};

const [FIRST, NEXT, SPACE] = [0x5b202020, 0x2c202020, 0x20];

/**
 * The elements of an array of `json` or, with its version byte before each text, `jsonb`, by one parse: the words between the texts become commas,
 * in place, so that the array is a JSON list. Once only. Parsing them one by one costs more than twice as much.
 */
export const jsonElements = (array: Buffer, binary: 'json' | 'jsonb'): unknown[] => {
  if (array.length < ELEMENTS) return [];
  for (let at = ELEMENTS; at < array.length;) {
    const length = array.readInt32BE(at);
    array.writeInt32BE(at === ELEMENTS ? FIRST : NEXT, at);
    at += LENGTH;
    if (binary === 'jsonb') array[at] = SPACE;
    at += length;
  }
  return JSON.parse(`${array.toString('utf8', ELEMENTS)}]`) as unknown[];
};
