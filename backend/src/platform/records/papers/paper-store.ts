import type { CommandBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import { may, type Viewer } from '../../access/viewer';
import type { Clock } from '../../core/clock';
import type { CommandContext } from '../../event-log/commands/context';
import { notFound } from '../../core/errors';
import { checked, mistake } from '../../fields/check';
import type { OpenedFile } from '../../infrastructure/files/file-doors';
import type { Files } from '../../infrastructure/files/files';
import type { Calendar } from '../../web/routes/time-travel.guard';
import { Versioned } from '../../web/routes/answer';
import { keepFile, mimeTypeOf } from '../../web/uploads/kept-file';
import { receiveUpload } from '../../web/uploads/receive-upload';
import { paperAt } from '../kind/paper-slots';
import type { Values } from '../kind/kind';
import type { StoredRecord } from '../kind/stored-record';
import { WritePaper } from './paper-commands';
import { PaperForm, paperView } from './paper-requests';
import { inMegabytes, papersIn, slotFor, type Paper, type PaperCommand, type PaperNote } from '../kind/papers';
import type { RecordStore } from '../store/record-store';
import { mayBeRestored, restorableSince } from '../store/restorable';

type Id = string | number;
type AnyRecord = StoredRecord<Id>;

/** Reads and writes the papers of one record kind, in the scope of their record. */
export class PaperStore {
  constructor(
    readonly records: RecordStore<AnyRecord>,
    private readonly commands: CommandBus,
    private readonly files: Files,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
  ) {}

  /**
   * The papers of a record, newest first. With `removed`, the removed papers instead; for a removed record, all its
   * papers.
   */
  async list(viewer: Viewer, id: Id, removed = false): Promise<readonly Values[]> {
    const record = removed ? await this.records.find(viewer, id) : await this.records.get(viewer, id);
    if (!record) throw notFound(this.records.kind.title);
    const papers = papersIn(record as AnyRecord & Values).filter((paper) =>
      removed ? this.isRemoved(record, paper) && this.isReadable(record, paper) : paper.removedAt === null,
    );
    const today = await this.calendar.today();
    return papers.map((paper) => paperView(this.records.kind, record.id, paper, today)).reverse();
  }

  /**
   * Receives an uploaded paper. The upload is streamed, its kind of file is detected and it is stored under its hash;
   * only then is the event appended.
   */
  async upload(request: Request, id: Id, context: CommandContext, viewer: Viewer): Promise<Versioned<Values>> {
    await this.records.get(viewer, id);
    const paperSlots = this.records.kind.options.paperSlots ?? {};
    const mostBytes = Math.max(...Object.values(paperSlots).map((slot) => slot.mostBytes));
    const tooLarge = `The file is larger than ${inMegabytes(mostBytes)}. Please send a smaller one.`;
    return receiveUpload(request, { field: 'file', mostBytes, tooLarge }, async ({ fields, file }) => {
      if (!file || file.size === 0) throw mistake('file', 'Please select a file.');
      const { documentType, expirationDate = null, notes = null } = checked(PaperForm, fields);
      const mimeType = await mimeTypeOf(file);
      const looked = { documentType, mimeType, fileSize: file.size };
      slotFor(paperSlots, looked);
      const { hash, context: own } = await keepFile(this.files, { fields }, file, context);
      const paper = {
        ...looked,
        originalName: file.name,
        file: hash,
        expirationDate,
        notes,
        uploadedBy: context.actor.name,
      };
      return this.written({ type: 'AddPaper', id, paper }, own);
    });
  }

  change(id: Id, nr: number, changes: PaperNote, context: CommandContext): Promise<Versioned<Values>> {
    return this.written({ type: 'ChangePaper', id, nr, changes }, context);
  }

  async remove(id: Id, nr: number, context: CommandContext): Promise<void> {
    await this.written({ type: 'RemovePaper', id, nr }, context);
  }

  /** @throws RuleViolation RESTORE_TOO_LATE after 30 days */
  async restore(id: Id, nr: number, context: CommandContext): Promise<Versioned<Values>> {
    const record = await this.records.find(context.scope, id);
    const paper = record && papersIn(record as AnyRecord & Values).find((each) => each.nr === nr);
    if (paper) mayBeRestored('document', paper.removedAt, this.clock);
    return this.written({ type: 'RestorePaper', id, nr }, context);
  }

  /**
   * Opens the file of a paper for whoever may read its record. A removed paper opens only for those who may remove the
   * record; null for everybody else.
   */
  async open(address: string, viewer: Viewer): Promise<OpenedFile | null> {
    const { kind, options } = this.records.kind;
    const asked = paperAt(`/api/files/${kind}-${address}`);
    if (!asked || !may(viewer, options.may.read) || /^\d+$/.test(asked.id) !== (options.numbers !== undefined))
      return null;
    const record = await this.records.find(viewer, options.numbers ? Number(asked.id) : asked.id);
    if (!record) return null;
    const paper = papersIn(record as AnyRecord & Values).find(
      ({ nr, documentType }) => nr === asked.nr && documentType === asked.slot,
    );
    if (!paper) return null;
    if (this.isRemoved(record, paper) && !(may(viewer, options.may.remove) && this.isReadable(record, paper)))
      return null;
    return { hash: paper.file, name: paper.originalName, type: paper.mimeType };
  }

  private isRemoved(record: AnyRecord, { removedAt }: Paper): boolean {
    return removedAt !== null || record.removedAt !== null;
  }

  /**
   * A removed paper can be read as long as it can be restored; where a law requires the record to be kept, as long as
   * the record can be read.
   */
  private isReadable({ removedAt }: AnyRecord, paper: Paper): boolean {
    if (this.records.kind.options.retention) return true;
    const since = restorableSince(this.clock).getTime();
    return [paper.removedAt, removedAt].every((at) => at === null || Date.parse(at) > since);
  }

  private async written(wanted: PaperCommand, context: CommandContext): Promise<Versioned<Values>> {
    const { version, answer } = await this.commands.execute(new WritePaper(this.records.kind, wanted, context));
    const today = await this.calendar.today();
    return new Versioned(version, paperView(this.records.kind, wanted.id, answer, today));
  }
}

export const paperStoreToken = ({ name }: { readonly name: string }): string => `PaperStore of ${name}`;
