import '../../../src/app.module';
import { allKinds, type RecordKind } from '../../../src/platform/records/kind/kind';
import type { Answer, Visitor } from './visitor';

/** Kinds whose records have papers. */
export const kindsWithPapers = (): readonly RecordKind[] => allKinds().filter(({ options }) => options.paperSlots);

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Uploads a paper to a record at an address, as a form does. */
export const uploadPaper = <Body = Record<string, unknown>>(
  visitor: Visitor,
  record: string,
  fields: Readonly<Record<string, string>>,
  {
    content = PDF,
    name = 'paper.pdf',
    headers = {},
  }: { content?: Buffer; name?: string; headers?: Record<string, string> } = {},
): Promise<Answer<Body>> => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return visitor.upload<Body>(`${record}/documents`, form, headers);
};
