import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { idOf } from '../../../../platform/event-log/events/events';
import { UnreadableText } from '../../../../platform/infrastructure/file-text/read-text';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { Jobs, type JobRun } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Document } from '../../../compliance/documents';
import { READABLE, ReadPapers, type PaperRead } from '../../reading';
import { readValuesOf, TYPE_OF } from '../domain/read-values';

const NAME = 'read-the-papers-of-loads';
const BROKEN_OFF = 'Reading it broke off.';

/** Reads each paper that waits for it, once, and keeps what it says beside it. */
@Injectable()
export class ReadThePapersOfLoads implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly papers: ReadPapers,
    @StoreOf(Document) private readonly documents: RecordStore<Document>,
    @Inject(FILES) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'DocumentAdded',
      job: ({ data }) => {
        const { readingStatus, originalName } = data as Partial<Document>;
        return readingStatus === 'waiting' ? { subject: originalName } : null;
      },
    });
    this.jobs.handle(NAME, (run) => this.run(run));
  }

  private async run({ id: cause, data, lastTry }: JobRun): Promise<object> {
    const id = Number(idOf(String(data['stream'])));
    const paper = await this.documents.find(EVERYTHING, id);
    if (paper?.readingStatus !== 'waiting') return {};
    const changes = await this.read(paper).catch((error: unknown) => {
      if (error instanceof UnreadableText && !error.isBusy) return unreadable(error.message);
      if (lastTry) return unreadable(BROKEN_OFF);
      throw error;
    });
    await this.documents.change(id, changes, systemContext(this.clock, 'worker', cause));
    return { readingStatus: changes.readingStatus };
  }

  private async read({ file, mimeType, documentType }: Document) {
    const kind = READABLE[mimeType];
    if (!kind) throw new UnreadableText('Only photos and PDFs are read.');
    const folder = await mkdtemp(path.join(os.tmpdir(), 'axlebook-paper-'));
    try {
      const place = path.join(folder, 'paper');
      await pipeline(await this.files.get(file), createWriteStream(place));
      const read = await this.papers.read(place, kind, EVERYTHING);
      const paper =
        'pictures' in read ? await this.papers.readPictures(place, kind, EVERYTHING, () => undefined) : read;
      return saying(paper, documentType);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

const unreadable = (readingFault: string) => ({
  ...{ readingStatus: 'unreadable', readKind: null, readValues: null, readingFault },
});
const saying = ({ kind, fields }: PaperRead, documentType: Document['documentType']) => ({
  ...{ readingStatus: 'read', readKind: kind, readValues: readValuesOf(fields), readingFault: null },
  documentType: documentType === 'other' ? (TYPE_OF[kind] ?? documentType) : documentType,
});
