import { open, type Entry, type ZipFile } from 'yauzl';

const MOST_ENTRIES = 5_000;
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_RATIO = 200;
const RATIO_COUNTS_FROM = 1024 * 1024;
const NEEDED = ['[Content_Types].xml', 'word/document.xml'];

/**
 * Checks that a ZIP is a harmless Word document, from its directory alone; nothing is unpacked.
 * @returns the reason for a refusal ('macros'), or null
 */
export const docxFault = (place: string): Promise<string | null> =>
  new Promise((resolve) => {
    open(place, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) => {
      if (error || !zip) return resolve('no ZIP archive');
      judged(zip, (fault) => {
        zip.close();
        resolve(fault);
      });
    });
  });

const judged = (zip: ZipFile, done: (fault: string | null) => void): void => {
  const names = new Set<string>();
  let unpacked = 0;
  if (zip.entryCount > MOST_ENTRIES) return done('too many parts');
  zip.on('error', () => done('a damaged directory'));
  zip.on('end', () => done(NEEDED.every((name) => names.has(name)) ? null : 'no Word document'));
  zip.on('entry', (entry: Entry) => {
    names.add(entry.fileName);
    unpacked += entry.uncompressedSize;
    const bomb =
      unpacked > MOST_BYTES ||
      (entry.uncompressedSize > RATIO_COUNTS_FROM && entry.uncompressedSize > entry.compressedSize * MOST_RATIO);
    if (bomb) return done('it would unpack to far more than a document');
    if (entry.isEncrypted()) return done('encrypted parts');
    if (/vbaProject\.bin$/i.test(entry.fileName)) return done('macros');
    zip.readEntry();
  });
  zip.readEntry();
};
