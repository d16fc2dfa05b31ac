import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { EVERYTHING, may, type Scope, type Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { HttpProblem } from '../../../../platform/web/problems/problem.filter';
import { kindNamed } from '../../../../platform/records/kind/kind';
import { clientFieldOf } from '../../../../platform/records/sheets/sheet-references';
import { Stores } from '../../../../platform/records/store/stores';
import { UUID } from '../../../../platform/fields/patterns';
import { followed } from '../../../../platform/infrastructure/jobs/followed';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { kindOfSheet } from '../../../../platform/infrastructure/spreadsheets/kind-of-sheet';
import { keepFile } from '../../../../platform/web/uploads/kept-file';
import { receiveUpload } from '../../../../platform/web/uploads/receive-upload';
import { Batch } from '../batch';
import type { BatchOutcome, Patience } from '../http/batches.answers';

const LARGEST = 50 * 1024 * 1024;
const NO_SHEET = 'Please select an Excel (.xlsx, .xls) or CSV file.';
/** How long a response waits for the result of its batch, unless the request says otherwise. */
const PATIENCE_SECONDS = 10;

/** Creates batches, and waits for their results. A worker does the work: `RunTheBatch`. */
@Injectable()
export class Batches {
  constructor(
    @StoreOf(Batch) private readonly batches: RecordStore<Batch>,
    private readonly stores: Stores,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /**
   * Receives an uploaded sheet and orders its import. The file is stored before BatchAdded is appended, so that no
   * event names a missing file.
   * @param of the kind of the records, such as 'client'
   * @throws RuleViolation INVALID naming `file` or `clientId`; HttpProblem 415 when the content is not that of a sheet
   */
  importSheet(request: Request, of: string, context: CommandContext): Promise<Batch> {
    const how = { field: 'file', mostBytes: LARGEST, tooLarge: 'The file is larger than 50 MB. Please split it.' };
    return receiveUpload(request, how, async ({ fields, file }) => {
      if (!file || file.size === 0) throw mistake('file', NO_SHEET);
      if (!/\.(xlsx|xls|csv)$/i.test(file.name) || !(await kindOfSheet(file.path)))
        throw new HttpProblem({
          statusCode: 415,
          message: NO_SHEET,
          code: 'FILE_REFUSED',
          errors: [{ field: 'file', message: NO_SHEET }],
        });
      const forClientId = await this.clientOf(of, fields['clientId'], context.scope);
      const { hash, context: own } = await keepFile(this.files, { fields }, file, context);
      return this.order({ task: 'import', of, name: file.name, file: hash, takesBack: null, forClientId }, own);
    });
  }

  /** Orders the removal of all records of a kind. */
  async clear(of: string, context: CommandContext): Promise<Batch> {
    return this.order(
      {
        task: 'clear',
        of,
        name: `Clear all ${kindNamed(of).pluralTitle}`,
        file: null,
        takesBack: null,
        forClientId: null,
      },
      context,
    );
  }

  /** Orders the restoring of what a batch cleared. @throws RuleViolation NOT_FOUND, INVALID for other batches */
  async takeBack(id: string, context: CommandContext): Promise<Batch> {
    const { task, of, name } = await this.batches.get(EVERYTHING, id);
    if (task !== 'clear') throw mistake('id', 'Only a batch that cleared records can be taken back');
    return this.order(
      { task: 'restore', of, name: `Take back: ${name}`, file: null, takesBack: id, forClientId: null },
      context,
    );
  }

  /** Waits until the batch has ended, for `wait` seconds at most, and returns it as it stands then. */
  followed(id: string, { wait = PATIENCE_SECONDS }: Patience = {}): Promise<Batch> {
    return followed(() => this.batches.get(EVERYTHING, id), wait);
  }

  /**
   * A batch of the given kind that the viewer ordered, or any such batch when the viewer may read batches.
   * @throws RuleViolation NOT_FOUND
   */
  async ofKind(of: string, id: string, viewer: Viewer): Promise<Batch> {
    const batch = await this.batches.get(EVERYTHING, id);
    if (batch.of !== of || (batch.userId !== viewer.id && !may(viewer, 'batches.read')))
      throw notFound(this.batches.kind.title);
    return batch;
  }

  /** The client of rows that name none; null: the request gives none, or records of the kind have no client. */
  private async clientOf(of: string, clientId: string | undefined, scope: Scope): Promise<string | null> {
    if (!clientId || !clientFieldOf(kindNamed(of))) return null;
    const client = UUID.test(clientId) ? await this.stores.of(kindNamed('client')).find(scope, clientId) : null;
    if (client?.removedAt !== null) throw mistake('clientId', 'This client does not exist');
    return String(client.id);
  }

  private async order(
    values: Pick<Batch, 'task' | 'of' | 'name' | 'file' | 'takesBack' | 'forClientId'>,
    context: CommandContext,
  ): Promise<Batch> {
    const { id: userId, name: orderedBy, role } = context.actor;
    return (await this.batches.add({ ...values, userId, orderedBy, role }, allowedByRoute(context))).record;
  }
}

/** The outcome of a batch as routes answer it. @throws HttpProblem 400 with the reason when the batch failed */
export const outcomeOf = ({ id, status, success, failed, total, errors, reason }: Batch): BatchOutcome => {
  if (status === 'failed')
    throw new HttpProblem({
      statusCode: 400,
      message: reason ?? NO_SHEET,
      code: 'SHEET_REFUSED',
      errors: [{ field: 'file', message: reason ?? NO_SHEET }],
    });
  return { jobId: id, status, success, failed, total, errors: [...errors], reason };
};
