import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { CommandContext } from '../../event-log/commands/context';
import type { ReceivedFile, ReceivedUpload } from './receive-upload';

/** The context of an upload that is read and not kept: a repeated request has the same form and the same file. */
export const ofContent = async (
  { idempotency, ...context }: CommandContext,
  { fields }: ReceivedUpload,
  { name, path }: ReceivedFile,
): Promise<CommandContext> => {
  if (!idempotency) return context;
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([fields, name, hash.digest('base64url')]))
    .digest('base64url');
  return { ...context, idempotency: { ...idempotency, bodyHash } };
};
