import { Inject, type OnModuleInit } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { RecordedEvent } from '../../event-log/events/events';
import type { Files } from '../files/files';
import { pdfName } from '../pdf/pdf-name';
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

/** The letter of a firm to one reader; the subject, the greeting and the signature follow. */
interface FirmLetter extends Pick<Parts, 'title' | 'paragraphs' | 'details'> {
  readonly to: string;
  /** The name in the greeting. */
  readonly name: string;
  /** Whom the subject names as its sender: a carrier for whom the firm writes. The firm itself when absent. */
  readonly by?: string;
  /** A printed record to attach. */
  readonly paper?: { readonly number: string; readonly pdf: Buffer };
}

/**
 * A letter of the firm.
 * @example firmLetter(await firm.values(), { to: driver.email, name: driver.firstName, title: 'Payout P-0007',
 *   paragraphs: ['…'], paper: printed })
 */
export const firmLetter = (
  firm: { readonly name: string; readonly phone: string; readonly email: string },
  { name, by = firm.name, paper, ...letter }: FirmLetter,
): Draft => ({
  ...letter,
  subject: `${letter.title} from ${by}`,
  greeting: `Hello ${name},`,
  signature: [firm.name, firm.phone, firm.email],
  ...(paper && {
    attached: [{ filename: pdfName(paper.number), contentType: 'application/pdf', bytes: paper.pdf }],
  }),
});

/** A rule that sends an e-mail when an event of one type occurs. `Asked` is the data of its job. */
interface LetterOnEvent<Event extends RecordedEvent, Asked extends JobData> {
  /** A sentence in kebab-case, also the name of the job: 'mail-the-invoice-when-it-is-sent'. */
  readonly name: string;
  readonly on: string;
  /**
   * The data of the job, including its `subject`; null when this event calls for no e-mail. `askedAt` where the record
   * says by a field of its own when it was asked for.
   */
  readonly asked: (details: Event) => Asked | null;
  /** Writes the e-mail from the current records; null when there is nothing to say any more, or no recipient. */
  readonly write: (asked: NoInfer<Asked>) => Promise<Draft | null>;
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

  add<Event extends RecordedEvent, Asked extends JobData>({
    name,
    on,
    asked,
    write,
    shown,
  }: LetterOnEvent<Event, Asked>): void {
    this.reactions.add({
      name,
      on,
      job: (details) => {
        const data = asked(details as Event);
        const { askedAt = details.recordedAt } = (data ?? {}) as { askedAt?: string };
        const about = { stream: details.stream, askedAt };
        return data && { ...data, ...(shown && { about }) };
      },
    });
    this.jobs.handle(name, async ({ id, data, lastTry }) => {
      const about = (data['about'] ?? null) as LetterContext | null;
      const to = typeof data['to'] === 'string' ? data['to'] : '';
      try {
        const draft = await write(data as Asked);
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

/**
 * A letter on an event as a provider of its module.
 * @example class MailThePayout extends LetterOn<{ id: number }> { name = 'mail-the-payout-when-it-is-paid'; on =
 *   'PayoutPaid'; asked … write … }
 */
export abstract class LetterOn<Data, Asked extends JobData = JobData & Data> implements OnModuleInit {
  @Inject(LettersOnEvents) private readonly letters: LettersOnEvents;
  /** See `LetterOnEvent`. */
  protected abstract readonly name: string;
  protected abstract readonly on: string;
  /** The screen of the record shows what became of the letter. */
  protected readonly isShown: boolean = true;

  /** The data of the job, with its `subject`, out of those of the event; null when this event calls for no e-mail. */
  protected abstract asked(data: Data): Asked | null;
  /** Writes the e-mail from the current records; null when there is nothing to say any more, or no recipient. */
  protected abstract write(asked: Asked): Promise<Draft | null>;

  onModuleInit(): void {
    this.letters.add({
      name: this.name,
      on: this.on,
      asked: ({ data }: RecordedEvent<string, Data>) => this.asked(data),
      write: (asked: Asked) => this.write(asked),
      ...(this.isShown && { shown: true }),
    });
  }
}
