import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  readonly name: string;
  readonly content: Buffer;
  /** What the directory says of the unpacked size; the true one unless told. */
  readonly claims?: number;
  /** The directory says that its content is encrypted. */
  readonly sealed?: true;
}

/** A ZIP archive byte by byte (APPNOTE §4.3), so that it can lie. */
export const zip = (parts: readonly Part[]): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = content.length, sealed } of parts) {
    const [title, packed] = [Buffer.from(name), deflateRawSync(content)];
    const common = Buffer.alloc(26);
    const flags = 0x0800 + (sealed ? 1 : 0);
    [20, flags, 8, 0, 0x21].forEach((value, index) => common.writeUInt16LE(value, index * 2));
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, title]));
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end]);
};

/** The parts without which nothing is a Word document. */
export const WORD: readonly Part[] = [
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
];
