import { Inject, Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { keepFile, mimeTypeOf } from '../../../../platform/web/uploads/kept-file';
import type { ReceivedUpload } from '../../../../platform/web/uploads/receive-upload';
import { Document } from '../../../compliance/documents';
import { Load } from '../../loads';
import { READABLE_KINDS } from '../../reading';

/** Keeps a paper with a load, to be read after the commit. */
@Injectable()
export class KeepPapersOfLoads {
  constructor(
    @StoreOf(Document) private readonly documents: RecordStore<Document>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /**
   * @throws RuleViolation NOT_FOUND for a load out of scope, LOAD_CANCELLED, INVALID naming `file` of another kind
   */
  async keep(
    loadId: number,
    { fields, file }: ReceivedUpload,
    context: CommandContext,
    viewer: Viewer,
  ): Promise<Written<Document>> {
    const { clientId, status } = await this.loads.get(viewer, loadId);
    if (status === 'cancelled') throw new RuleViolation('LOAD_CANCELLED', 'This load is cancelled');
    if (!file || file.size === 0) throw mistake('file', 'Please select a file.');
    const mimeType = await mimeTypeOf(file, READABLE_KINDS);
    const { hash, context: own } = await keepFile(this.files, { fields }, file, context);
    const values = {
      ...{ userId: viewer.id, uploadedBy: viewer.name, clientId, loadId, documentType: 'other' },
      ...{ originalName: file.name, mimeType, fileSize: file.size, file: hash, readingStatus: 'waiting' },
    };
    // a driver has no client in scope; that the load is its own was looked at above
    return this.documents.add(values, allowedByRoute(own));
  }
}
