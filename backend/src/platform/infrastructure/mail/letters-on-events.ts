import { Readable } from 'node:stream';
import type { RecordedEvent } from '../../event-log/events/events';
import type { Files } from '../files/files';
import type { JobData, Jobs } from '../jobs/jobs';
import type { Reactions } from '../jobs/reactions';
import { letter, type Parts } from './letter';
import type { LetterContext } from './mail';
import type { Mailer } from './mailer';

/** A letter before it is set: `to` whom, and what `letter` makes of the rest. */
export interface Draft extends Parts {
  readonly to: string;
  readonly subject: string;
  readonly attached?: readonly { readonly filename: string; readonly contentType: string; readonly bytes: Buffer }[];
}

/** A letter that an event asks for. */
export interface LetterOnEvent {
  /** A sentence in kebab-case, the name of its job: 'mail-the-invoice-when-it-is-sent'. */
  readonly name: string;
  readonly on: string;
  /** What writing it needs to know, with the subject of its job; null: this event asks for none. */
  readonly asked: (details: RecordedEvent) => JobData | null;
  /** Writes it from the records as they are now; null: there is nothing to say any more, or nobody to say it to. */
  readonly write: (asked: JobData) => Promise<Draft | null>;
  /** The record's screen tells what became of it, by the record's `letterAsked`. */
  readonly shown?: true;
}

const NOBODY = 'There is no e-mail address to send it to.';

/**
 * Letters that events ask for: one job each, which writes and sends once however often it runs. Where the record shows
 * its letter, a last try that failed and a letter that nobody can get are said there.
 */
export class LettersOnEvents {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly files: Files,
  ) {}

  add({ name, on, asked, write, shown }: LetterOnEvent): void {
    this.reactions.add({
      name,
      on,
      job: (details) => {
        const data = asked(details);
        const about = { stream: details.stream, askedAt: details.recordedAt };
        return data && { ...data, ...(shown && { about }) };
      },
    });
    this.jobs.handle(name, async ({ id, data, lastTry }) => {
      const about = (data['about'] ?? null) as LetterContext | null;
      const to = typeof data['to'] === 'string' ? data['to'] : '';
      try {
        const draft = await write(data);
        if (draft) await this.send(id, draft, about);
        else if (about) await this.mailer.couldNotWrite(id, to, about, NOBODY);
      } catch (error) {
        if (lastTry && shown) await this.mailer.couldNotWrite(id, to, about);
        throw error;
      }
    });
  }

  private async send(
    id: string,
    { to, subject, attached = [], ...parts }: Draft,
    about: LetterContext | null,
  ): Promise<void> {
    const attachments = await Promise.all(
      attached.map(async ({ bytes, ...named }) => ({
        ...named,
        file: (await this.files.put(Readable.from([bytes]))).hash,
      })),
    );
    await this.mailer.send(id, { to, subject, ...letter(parts), attachments }, about);
  }
}
