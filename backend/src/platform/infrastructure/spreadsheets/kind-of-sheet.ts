import { open } from 'node:fs/promises';

export type SheetKind = 'xlsx' | 'xls' | 'csv';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEAD = 8_192;
/** Other kinds of files that begin with text. */
const OTHERS = ['%PDF', '%!PS', '{\\rtf'].map((text) => Buffer.from(text));

/** The kind of a spreadsheet file by its content, not its name; null when it cannot contain rows. */
export const kindOfSheet = async (place: string): Promise<SheetKind | null> => {
  const file = await open(place);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD), length: HEAD, position: 0 });
    const head = buffer.subarray(0, bytesRead);
    if (head.subarray(0, ZIP.length).equals(ZIP)) return 'xlsx';
    if (head.subarray(0, OLE.length).equals(OLE)) return 'xls';
    if (OTHERS.some((other) => head.subarray(0, other.length).equals(other))) return null;
    return bytesRead > 0 && !head.includes(0) ? 'csv' : null;
  } finally {
    await file.close();
  }
};
