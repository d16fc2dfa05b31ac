import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { UnreadableText, type Readable } from '../../../../platform/infrastructure/file-text/read-text';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { WorkFailed } from '../../../../platform/infrastructure/jobs/job-failure';
import { Jobs, type JobRun } from '../../../../platform/infrastructure/jobs/jobs';
import { Orderers } from '../../../workspace/batches';
import { PaperReadings } from '../commands/paper-readings';
import type { PaperReading } from '../paper-reading';
import { ReadPapers, type PaperRead } from '../queries/read-paper';

const NAME = 'read-the-pictures';
const NOBODY = 'Whoever sent it may not sign in any more.';
const jobOf = (reading: string): string => `${NAME}-${reading}`;

/** A file whose pictures are to be read. */
interface Ordered {
  readonly place: string;
  readonly kind: Readable;
  /** How many of its pages can be read. */
  readonly of: number;
}
/** What a job answers: what the paper says, or why nobody can tell. */
type Told = { readonly paper: PaperRead } | { readonly reason: string };
/** How far the reading of a paper of many pictures is; `reason` says why it failed. */
export interface PicturesFollowed {
  readonly paper: PaperRead | null;
  readonly reason: string | null;
  /** How many of its pages are read. */
  readonly pages: number;
  readonly of: number;
}

/**
 * Reads papers of pictures as jobs: what they say is known by the job for a day, what was proposed for ever. A job that
 * broke off is done again; a file that is sent again meanwhile has the same job.
 */
@Injectable()
export class ReadThePictures implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly papers: ReadPapers,
    private readonly readings: PaperReadings,
    private readonly orderers: Orderers,
    private readonly clock: Clock,
    @Inject(FILES) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(NAME, (run) => this.run(run), 'papers');
  }

  /**
   * Orders that a file is read, which storage keeps from now on under its hash.
   */
  async order({ id, name, file }: PaperReading, { place, kind, of }: Ordered): Promise<void> {
    if (!(await this.files.has(file))) await this.files.put(createReadStream(place));
    const known = await this.jobs.find(jobOf(id));
    if (known?.state === 'failed') await this.jobs.retry(known.id);
    else await this.jobs.add(NAME, jobOf(id), { subject: name, reading: id, kind, of });
  }

  /** Null: there is no such job, or it was done more than a day ago. */
  async followed(id: string): Promise<PicturesFollowed | null> {
    const [job, told] = await Promise.all([this.jobs.find(jobOf(id)), this.jobs.told(jobOf(id))]);
    if (!job || !told) return null;
    const of = Number(told.data['of']);
    const far = { paper: null, pages: Math.round((job.progress * of) / 100), of };
    return { ...far, reason: job.state === 'failed' ? job.failure : null, ...(told.answer as Told | undefined) };
  }

  private async run(run: JobRun): Promise<Told> {
    const reading = await this.readings.get(String(run.data['reading']));
    const viewer = reading.userId === null ? null : await this.orderers.of(reading.userId);
    if (!viewer) throw new WorkFailed(NOBODY, null, true);
    // jobs that were ordered before pictures were told apart are of PDFs
    const kind = run.data['kind'] === 'image' ? 'image' : 'pdf';
    const folder = await mkdtemp(path.join(os.tmpdir(), 'axlebook-paper-'));
    try {
      const place = path.join(folder, 'paper');
      await pipeline(await this.files.get(reading.file), createWriteStream(place));
      const paper = await this.papers.readPictures(place, kind, viewer, ({ page, of }) => {
        void run.progress(Math.floor((100 * (page - 1)) / of)).catch(() => undefined);
      });
      const actor = { id: reading.userId, name: reading.readBy, role: viewer.role };
      await this.readings.read(reading, paper, { ...systemContext(this.clock, 'worker', run.id), actor });
      return { paper };
    } catch (error) {
      if (error instanceof UnreadableText) return { reason: error.message };
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
