import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { EVERYTHING, may, sees, type Viewer } from '../../../../platform/access/viewer';
import type { Follow } from '../../../../platform/event-log/commands/aggregate';
import { allowedByRoute, mayDo, type CommandContext } from '../../../../platform/event-log/commands/context';
import { RuleViolation } from '../../../../platform/core/errors';
import { checked, mistake } from '../../../../platform/fields/check';
import { FileDoors } from '../../../../platform/infrastructure/files/file-doors';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { keepFile, mimeTypeOf } from '../../../../platform/web/uploads/kept-file';
import { receiveUpload, type ReceivedFile, type ReceivedUpload } from '../../../../platform/web/uploads/receive-upload';
import { Document } from '../document';
import { UploadFields } from '../http/documents.requests';
import { UploadTarget } from './upload-target';

const LARGEST = 25 * 1024 * 1024;
const NOT_ALLOWED = 'You do not have permission to do this';
const FILE_OR_TYPE_MISSING = 'Please select a file and document type.';

/**
 * Whether a viewer may open a paper. Staff and portal users open the papers of the clients in their scope; a user
 * without a client, such as a driver, opens its own.
 */
export const opens = (viewer: Viewer, row: Document): boolean =>
  may(viewer, 'documents.read') || viewer.clientId !== null ? sees(viewer, row) : row.userId === viewer.id;

/** Receives uploads: streams the file, checks its content, stores it under its hash, and only then adds the record. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(
    @StoreOf(Document) private readonly documents: RecordStore<Document>,
    private readonly doors: FileDoors,
    private readonly goesWith: UploadTarget,
    @Inject(FILES) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.doors.add('document', async (id, viewer) => {
      const row = /^\d{1,15}$/.test(id) ? await this.documents.find(EVERYTHING, Number(id)) : null;
      return row && row.removedAt === null && opens(viewer, row)
        ? { hash: row.file, name: row.originalName, type: row.mimeType }
        : null;
    });
  }

  take(request: Request, context: CommandContext, viewer: Viewer): Promise<Written<Document>> {
    return this.received(request, async (fields, file) => {
      const given = await this.checked(fields, viewer);
      const { own, values } = await this.stored(given, fields, file, context, viewer);
      // a user without a client adds papers of its own: that the route allows it is enough
      return this.documents.add(values, given.clientId === null ? allowedByRoute(own) : own);
    });
  }

  /**
   * Receives a paper for this client. The paper becomes a record in the commit of `work`, or not at all.
   * @throws RuleViolation FORBIDDEN for a user who may not add documents, INVALID when the form names a client
   */
  takeFor<Result>(
    clientId: string | null,
    request: Request,
    { context, viewer }: { context: CommandContext; viewer: Viewer },
    work: (paper: Follow, own: CommandContext) => Promise<Result>,
  ): Promise<Result> {
    return this.received(request, async (fields, file) => {
      if (!mayDo(context, this.documents.kind.options.may.add ?? []))
        throw new RuleViolation('FORBIDDEN', NOT_ALLOWED, 'forbidden');
      if (fields['clientId'] !== undefined) throw mistake('clientId', 'The paper goes to the client it was asked of');
      const { userId: _, ...words } = fields;
      const given = { ...checked(UploadFields, words), clientId };
      await this.goesWith.clientOf(given, viewer);
      const { own, values } = await this.stored(given, fields, file, context, viewer);
      return work(await this.documents.newBeside(values), own);
    });
  }

  private received<Result>(
    request: Request,
    work: (fields: ReceivedUpload['fields'], file: ReceivedFile) => Promise<Result>,
  ): Promise<Result> {
    const how = {
      field: 'file',
      mostBytes: LARGEST,
      tooLarge: 'The file is larger than 25 MB. Please send a smaller one.',
    };
    return receiveUpload(request, how, ({ fields, file }) => {
      if (!file || file.size === 0 || !fields['documentType'])
        throw mistake(fields['documentType'] ? 'file' : 'documentType', FILE_OR_TYPE_MISSING);
      return work(fields, file);
    });
  }

  private async stored(
    given: UploadFields & { clientId: string | null },
    fields: ReceivedUpload['fields'],
    file: ReceivedFile,
    context: CommandContext,
    viewer: Viewer,
  ) {
    const mimeType = await mimeTypeOf(file);
    const { hash, context: own } = await keepFile(this.files, { fields }, file, context);
    const values = {
      userId: viewer.id,
      uploadedBy: viewer.name,
      ...given,
      originalName: file.name,
      mimeType,
      fileSize: file.size,
      file: hash,
    };
    return { own, values };
  }

  /**
   * Checks the fields of the form and finds the client of the upload: a portal user uploads for its own client, a
   * driver for itself, and staff name the client. The user id in the form is ignored.
   */
  private async checked(
    fields: Readonly<Record<string, string>>,
    viewer: Viewer,
  ): Promise<UploadFields & { clientId: string | null }> {
    const { userId: _, ...words } = fields;
    const given = checked(UploadFields, words);
    if (!may(viewer, 'documents.write')) {
      const { clientId } = viewer;
      await this.goesWith.clientOf({ ...given, clientId }, viewer);
      return { ...given, clientId };
    }
    const clientId = await this.goesWith.clientOf(given, viewer);
    if (viewer.clients !== null && clientId === null) throw mistake('clientId', 'Choose a client');
    return { ...given, clientId };
  }
}
