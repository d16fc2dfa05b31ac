import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { EVERYTHING, may, sees, type Viewer } from '../../../platform/auth/viewer';
import { allowedByRoute, type CommandContext } from '../../../platform/commands/context';
import { checked, mistake } from '../../../platform/fields/check';
import { FileDoors } from '../../../platform/files/file-doors';
import { FILES, type Files } from '../../../platform/files/files';
import { StoreOf, type RecordStore, type Written } from '../../../platform/records/record-store';
import { keepFile, mimeTypeOf } from '../../../platform/uploads/kept-file';
import { receiveUpload } from '../../../platform/uploads/receive-upload';
import { Document } from '../document';
import { UploadFields } from '../http/documents.requests';
import { WhatItGoesWith } from './what-it-goes-with';

const LARGEST = 25 * 1024 * 1024;
const FILE_OR_TYPE_MISSING = 'Please select a file and document type.';

/** Whose papers a viewer may open: those of the clients in sight; who belongs to no client, its own. */
export const opens = (viewer: Viewer, row: Document): boolean =>
  may(viewer, 'documents.read') || viewer.clientId !== null ? sees(viewer, row) : row.userId === viewer.id;

/** Takes papers in: streamed, looked into, stored under their hash, and only then a record. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(
    @StoreOf(Document) private readonly documents: RecordStore<Document>,
    private readonly doors: FileDoors,
    private readonly goesWith: WhatItGoesWith,
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
    const how = {
      field: 'file',
      mostBytes: LARGEST,
      tooLarge: 'The file is larger than 25 MB. Please send a smaller one.',
    };
    return receiveUpload(request, how, async ({ fields, file }) => {
      if (!file || file.size === 0 || !fields['documentType'])
        throw mistake(fields['documentType'] ? 'file' : 'documentType', FILE_OR_TYPE_MISSING);
      const { clientId, ...said } = await this.checked(fields, viewer);
      const mimeType = await mimeTypeOf(file);
      const { hash, context: own } = await keepFile(this.files, { fields }, file, context);
      const values = {
        clientId,
        userId: viewer.id,
        uploadedBy: viewer.name,
        ...said,
        originalName: file.name,
        mimeType,
        fileSize: file.size,
        file: hash,
      };
      // who belongs to no client has papers of its own
      return this.documents.add(values, clientId === null ? allowedByRoute(own) : own);
    });
  }

  /** A portal user uploads for its own client, a driver for itself; the staff say for whom. The sent user id is the page's own and decides nothing. */
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
