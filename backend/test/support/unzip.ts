import { inflateRawSync } from 'node:zlib';

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const STORED = 0;

/** The files of a ZIP archive by their names, read from its central directory. */
export const filesInZip = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== END) end -= 1;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let nr = zip.readUInt16LE(end + 10); nr > 0; nr -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('This is no entry of an archive');
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    const title = zip.subarray(at + 46, at + 46 + (name ?? 0)).toString('utf8');
    files.set(title, method === STORED ? bytes : inflateRawSync(bytes));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
};
