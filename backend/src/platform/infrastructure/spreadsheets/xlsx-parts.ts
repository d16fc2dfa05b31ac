// Reads the parts of an .xlsx: XML files in a zip. They are unpacked and parsed in pieces, so that large parts take
// little memory.
import { StringDecoder } from 'node:string_decoder';
import sax from 'sax';
import { openPromise, type Entry } from 'yauzl';

const MOST_PARTS = 5_000;
/** A workbook that unpacks to more than this was made to block the server. */
const MOST_BYTES = 512 * 1024 * 1024;

/** The workbook is too large; reading stops. */
export class TooLarge extends Error {}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Callbacks for the elements of a part. Names come without prefix, because some programs write `x:row` for `row`. Text
 * comes between `open` and `close`, possibly in pieces.
 */
export interface Elements {
  readonly open?: (name: string, attributes: Readonly<Partial<Record<string, string>>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const parserOf = ({ open, close, text }: Elements): sax.SAXParser => {
  const parser = sax.parser(true, { position: false });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => open?.(localName(name), attributes as Record<string, string>);
  parser.onclosetag = (name) => close?.(localName(name));
  if (text) parser.ontext = parser.oncdata = text;
  return parser;
};

/** An open workbook, whose parts are read one after the other. */
export interface Book {
  has(name: string): boolean;
  /** The unpacked size of a part in bytes; 0 if it does not exist. */
  sizeOf(name: string): number;
  close(): void;
  /**
   * Parses a part; does nothing if it does not exist. `heard` is called with the number of bytes of each piece; parsing
   * stops when `isEnough` returns true.
   */
  parse(name: string, elements: Elements, heard?: (bytes: number) => void, isEnough?: () => boolean): Promise<void>;
}

/** @throws TooLarge, and errors of the zip library */
export const openBook = async (place: string): Promise<Book> => {
  const zip = await openPromise(place, { lazyEntries: true, validateEntrySizes: true, autoClose: false });
  const parts = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    if (bytes > MOST_BYTES || parts.size > MOST_PARTS) throw new TooLarge();
    parts.set(entry.fileName.toLowerCase(), entry);
  }
  const partAt = (name: string): Entry | undefined => parts.get(name.replace(/^\//, '').toLowerCase());
  return {
    has: (name) => partAt(name) !== undefined,
    sizeOf: (name) => partAt(name)?.uncompressedSize ?? 0,
    close: () => zip.close(),
    async parse(name, elements, heard = () => undefined, isEnough = () => false) {
      const entry = partAt(name);
      if (!entry) return;
      const parser = parserOf(elements);
      const decoder = new StringDecoder('utf8');
      const content = await zip.openReadStreamPromise(entry);
      for await (const piece of content as AsyncIterable<Buffer>) {
        parser.write(decoder.write(piece));
        heard(piece.length);
        if (isEnough()) return;
      }
      parser.write(decoder.end()).close();
    },
  };
};
