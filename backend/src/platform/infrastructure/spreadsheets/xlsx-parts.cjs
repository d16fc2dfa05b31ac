// The parts of an .xlsx: XML in a zip, unpacked and parsed piece by piece, so that a part of any length takes little
// room.
const { StringDecoder } = require('node:string_decoder');
const { openPromise } = require('yauzl');
const sax = require('sax');

const MOST_PARTS = 5_000;
/** A workbook of more than this, unpacked, was made to hold somebody up. */
const MOST_BYTES = 512 * 1024 * 1024;

/** A book that is not read any further. */
class TooLarge extends Error {}

const localName = (name) => name.slice(name.indexOf(':') + 1);

/**
 * Tells names as the standard has them: some programs write `x:row` for `row`. Texts come between `open` and `close`,
 * maybe in pieces.
 */
const parserOf = ({ open, close, text }) => {
  const parser = sax.parser(true, { position: false });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => open?.(localName(name), attributes);
  parser.onclosetag = (name) => close?.(localName(name));
  parser.ontext = text ?? null;
  parser.oncdata = text ?? null;
  return parser;
};

const openBook = async (place) => {
  const zip = await openPromise(place, { lazyEntries: true, validateEntrySizes: true, autoClose: false });
  const parts = new Map();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    if (bytes > MOST_BYTES || parts.size > MOST_PARTS) throw new TooLarge();
    parts.set(entry.fileName.toLowerCase(), entry);
  }
  const partAt = (name) => parts.get(name.replace(/^\//, '').toLowerCase());
  return {
    has: (name) => partAt(name) !== undefined,
    sizeOf: (name) => partAt(name)?.uncompressedSize ?? 0,
    close: () => zip.close(),
    /**
     * Parses a part; nothing where there is none. `heard` is told its bytes as they are read; it stops where `isEnough`
     * says so.
     */
    async parse(name, handlers, heard = () => undefined, isEnough = () => false) {
      const entry = partAt(name);
      if (!entry) return;
      const parser = parserOf(handlers);
      const decoder = new StringDecoder('utf8');
      const content = await zip.openReadStreamPromise(entry);
      for await (const piece of content) {
        parser.write(decoder.write(piece));
        heard(piece.length);
        if (isEnough()) return;
      }
      parser.write(decoder.end()).close();
    },
  };
};

module.exports = { TooLarge, localName, openBook };
