import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { may, sees, type Viewer } from '../../platform/auth/viewer';
import type { CommandContext } from '../../platform/commands/context';
import { Ids } from '../../platform/database/ids';
import { RuleViolation } from '../../platform/event-store/errors';
import { FileDoors } from '../../platform/files/file-doors';
import { FILES, type Files } from '../../platform/files/files';
import { HttpProblem } from '../../platform/http/problem.filter';
import { AddRecord, type WrittenRecord } from '../../platform/records/record-commands';
import { GetRecord, guardOf, mustExist } from '../../platform/records/record-queries';
import { kindOfFile, MIME_TYPES } from '../../platform/uploads/kind-of-file';
import { receiveUpload, type ReceivedFile } from '../../platform/uploads/receive-upload';
import { client, ClientRow } from '../clients';
import { uploadFields } from './api/documents.requests';
import { document, DocumentRow } from './domain/document';

const LARGEST = 25 * 1024 * 1024;
const invalid = (field: string, message: string): RuleViolation =>
  new RuleViolation('INVALID', message, 'invalid', [{ field, message }]);

/** Whose papers a viewer may open: those of the clients in sight; who belongs to no client, its own. */
export const opens = (viewer: Viewer, row: DocumentRow): boolean =>
  may(viewer, 'documents.read') || viewer.clientId !== null ? sees(viewer, row.clientId) : row.userId === viewer.id;

/** Takes papers in: streamed, looked into, stored under their hash, and only then a record. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
    private readonly doors: FileDoors,
    @Inject(FILES) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.doors.add('document', async (id, viewer) => {
      const row = /^\d{1,15}$/.test(id)
        ? await this.queries.execute(new GetRecord(document, Number(id), DocumentRow)).catch(() => null)
        : null;
      return row && opens(viewer, row) ? { hash: row.file, name: row.originalName, type: row.mimeType } : null;
    });
  }

  take(request: Request, context: CommandContext, viewer: Viewer): Promise<WrittenRecord> {
    const how = {
      field: 'file',
      mostBytes: LARGEST,
      tooLarge: 'The file is larger than 25 MB. Please send a smaller one.',
    };
    return receiveUpload(request, how, async ({ fields, file }) => {
      if (!file || file.size === 0 || !fields['documentType'])
        throw invalid(fields['documentType'] ? 'file' : 'documentType', 'Please select a file and document type.');
      const { documentType, clientId } = this.checked(fields, viewer);
      const mimeType = await this.mimeTypeOf(file);
      const { hash } = await this.files.put(createReadStream(file.path));
      const values = {
        clientId,
        userId: viewer.id,
        uploadedBy: viewer.name,
        documentType,
        originalName: file.name,
        mimeType,
        fileSize: file.size,
        file: hash,
        status: 'received',
        reason: null,
        loadId: null,
        invoiceId: null,
        expenseId: null,
      };
      const { sight, idempotency, ...rest } = context;
      const own = {
        ...rest,
        ...(clientId !== null && sight ? { sight } : {}),
        ...(idempotency ? { idempotency: { ...idempotency, bodyHash: bodyHashOf(fields, file.name, hash) } } : {}),
      };
      return this.commands.execute(
        new AddRecord(document, await this.ids.next('document_ids'), values, own, async () =>
          clientId ? [await this.clientGuard(clientId, viewer)] : [],
        ),
      );
    });
  }

  /** A portal user uploads for its own client, a driver for itself; the staff say for whom. The sent user id is the page's own and decides nothing. */
  private checked(
    fields: Readonly<Record<string, string>>,
    viewer: Viewer,
  ): { documentType: string; clientId: string | null } {
    const parsed = uploadFields.safeParse(fields);
    if (!parsed.success)
      throw invalid(
        String(parsed.error.issues[0]?.path[0] ?? 'file'),
        parsed.error.issues[0]?.message ?? 'Please select a file and document type.',
      );
    const { documentType, clientId = null } = parsed.data;
    if (!may(viewer, 'documents.write')) return { documentType, clientId: viewer.clientId };
    if (viewer.clients !== null && clientId === null) throw invalid('clientId', 'Choose a client');
    return { documentType, clientId };
  }

  private async mimeTypeOf(file: ReceivedFile): Promise<string> {
    const verdict = await kindOfFile(file.path, file.name);
    if ('kind' in verdict) return MIME_TYPES[verdict.kind];
    throw new HttpProblem({
      statusCode: 415,
      message: verdict.fault,
      code: 'FILE_REFUSED',
      errors: [{ field: 'file', message: verdict.fault }],
    });
  }

  private async clientGuard(clientId: string, viewer: Viewer) {
    return guardOf(
      client,
      await mustExist(
        this.queries.execute(new GetRecord(client, clientId, ClientRow, viewer)),
        'clientId',
        'This client does not exist',
      ),
    );
  }
}

/** What tells one upload from another under the same Idempotency-Key. */
const bodyHashOf = (fields: object, name: string, hash: string): string =>
  createHash('sha256')
    .update(JSON.stringify([fields, name, hash]))
    .digest('base64url');
