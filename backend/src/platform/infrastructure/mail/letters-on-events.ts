import { Readable } from 'node:stream';
import type { RecordedEvent } from '../../event-log/events/events';
import type { Files } from '../files/files';
import type { JobData, Jobs } from '../jobs/jobs';
import type { Reactions } from '../jobs/reactions';
import { letter, type Parts } from './letter';
import type { LetterContext } from './mail';
import type { Mailer } from './mailer';

/** An e-mail before rendering: recipient, subject, content and attachments. */
export interface Draft extends Parts {
  readonly to: string;
  readonly subject: string;
  readonly attached?: readonly { readonly filename: string; readonly contentType: string; readonly bytes: Buffer }[];
}

/** A rule that sends an e-mail when an event of one type occurs. */
export interface LetterOnEvent {
  /** A sentence in kebab-case, also the name of the job: 'mail-the-invoice-when-it-is-sent'. */
  readonly name: string;
  readonly on: string;
  /** The data of the job, including its `subject`; null when this event calls for no e-mail. */
  readonly asked: (details: RecordedEvent) => JobData | null;
  /** Writes the e-mail from the current records; null when there is nothing to say any more, or no recipient. */
  readonly write: (asked: JobData) => Promise<Draft | null>;
  /** The record's screen shows the state of the e-mail (see `letterAsked` of its type). */
  readonly shown?: true;
}

const NOBODY = 'There is no e-mail address to send it to.';

/**
 * Sends e-mails on events. Each is a job of its own, which sends only one e-mail however often it runs. Where the
 * record's screen shows the state of the e-mail, it also shows that the last try failed or that there was no recipient.
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
