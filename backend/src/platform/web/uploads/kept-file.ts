import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { CommandContext } from '../../event-log/commands/context';
import type { Files } from '../../infrastructure/files/files';
import { HttpProblem } from '../problems/problem.filter';
import { kindOfFile, MIME_TYPES, UPLOAD_KINDS, type FileKind } from './kind-of-file';
import type { ReceivedFile, ReceivedUpload } from './receive-upload';

/**
 * The content type of an upload, detected from its content. @throws HttpProblem FILE_REFUSED (415) for a file that is
 * not accepted, or is not what its name says
 */
export const mimeTypeOf = async (file: ReceivedFile, kinds: readonly FileKind[] = UPLOAD_KINDS): Promise<string> => {
  const verdict = await kindOfFile(file.path, file.name, kinds);
  if ('kind' in verdict) return MIME_TYPES[verdict.kind];
  throw new HttpProblem({
    statusCode: 415,
    message: verdict.fault,
    code: 'FILE_REFUSED',
    errors: [{ field: 'file', message: verdict.fault }],
  });
};

/**
 * Stores an upload under its hash. The returned context compares repeated requests by the fields, the name and the
 * content of the file instead of by the body.
 */
export const keepFile = async (
  files: Files,
  { fields }: Pick<ReceivedUpload, 'fields'>,
  file: ReceivedFile,
  context: CommandContext,
): Promise<{ readonly hash: string; readonly context: CommandContext }> => {
  const { hash } = await files.put(createReadStream(file.path));
  const { idempotency, ...rest } = context;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([fields, file.name, hash]))
    .digest('base64url');
  return { hash, context: idempotency ? { ...rest, idempotency: { ...idempotency, bodyHash } } : rest };
};
