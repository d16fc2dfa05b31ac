import { open } from 'node:fs/promises';
import { docxFault } from './docx-fault';

export const UPLOAD_KINDS = ['pdf', 'jpg', 'png', 'doc', 'docx'] as const;
export type FileKind = (typeof UPLOAD_KINDS)[number];

export const MIME_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The first bytes of each kind (ISO 32000-2 §7.5.2, ITU T.81, PNG 3rd ed. §5.2, MS-CFB §2.2, APPNOTE §4.3.7). */
const MAGIC: readonly (readonly [FileKind, Buffer])[] = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['docx', Buffer.from([0x50, 0x4b, 0x03, 0x04])],
];
const EXTENSIONS: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  doc: 'doc',
  docx: 'docx',
};

const HEAD = 4_096;
/** A ZIP's end record may be followed by a comment of 65,535 bytes. */
const TAIL = 65_557;
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const PNG_END = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe)\b|<\?php/i;

export type Verdict = { readonly kind: FileKind } | { readonly fault: string };

const WORDS: Readonly<Record<FileKind, string>> = { pdf: 'PDF', jpg: 'JPG', png: 'PNG', doc: 'DOC', docx: 'DOCX' };
/** 'a PDF, JPG or PNG' */
export const kindsInWords = (kinds: readonly FileKind[]): string => {
  const words = kinds.map((kind) => WORDS[kind]);
  return `a ${words.length > 1 ? `${words.slice(0, -1).join(', ')} or ` : ''}${words.at(-1) ?? ''}`;
};

const notAccepted = (kinds: readonly FileKind[]): string =>
  `This kind of file is not accepted. Please send ${kindsInWords(kinds)}.`;
const MISNAMED = 'The content of this file is not what its name says. Please send the original file.';
const DOUBLE = 'This file holds more than one kind of content and is not accepted. Please send the original file.';
const BROKEN = 'This file is damaged. Please send it again.';

/**
 * Inspects a file. It must be of an accepted kind, of the kind that its name says, complete, and must not contain
 * anything else.
 * @param kinds the accepted ones, which the refusal names
 */
export const kindOfFile = async (
  place: string,
  name: string,
  kinds: readonly FileKind[] = UPLOAD_KINDS,
): Promise<Verdict> => {
  const text = EXTENSIONS[/\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (!text || !kinds.includes(text)) return { fault: notAccepted(kinds) };
  const { head, tail } = await ends(place);
  const kind = MAGIC.find(([, magic]) => head.subarray(0, magic.length).equals(magic))?.[0];
  if (kind !== text) return { fault: kind ? MISNAMED : notAccepted(kinds) };
  const fault = await faultOf(kind, place, head, tail);
  return fault ? { fault } : { kind };
};

const faultOf = async (kind: FileKind, place: string, head: Buffer, tail: Buffer): Promise<string | null> => {
  if (kind === 'docx') {
    const fault = await docxFault(place);
    return fault && `This document is not accepted: ${fault}.`;
  }
  if (MARKUP.test(head.toString('latin1')) || (kind !== 'doc' && tail.includes(ZIP_END))) return DOUBLE;
  if (kind === 'pdf') return tail.includes('%%EOF') ? null : BROKEN;
  if (kind === 'png')
    return tail.subarray(-PNG_END.length).equals(PNG_END) ? null : tail.includes(PNG_END) ? DOUBLE : BROKEN;
  return null;
};

const ends = async (place: string): Promise<{ head: Buffer; tail: Buffer }> => {
  const file = await open(place);
  try {
    const { size } = await file.stat();
    const read = async (length: number, from: number): Promise<Buffer> =>
      (await file.read({ buffer: Buffer.alloc(length), length, position: from })).buffer;
    const [head, tail] = [Math.min(HEAD, size), Math.min(TAIL, size)];
    return { head: await read(head, 0), tail: await read(tail, size - tail) };
  } finally {
    await file.close();
  }
};
