import { Controller, Get, Inject, StreamableFile } from '@nestjs/common';
import { notFound } from '../../../../platform/core/errors';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { wholeInAddress } from '../../../../platform/fields/numbers';
import { INSTANT, listOf, object, oneOf, Shown, TEXT } from '../../../../platform/fields/shown';
import { inAddress, WordParam } from '../../../../platform/web/routes/address';
import { Route } from '../../../../platform/web/routes/route';
import { LETTER_STATES, type LetterState } from '../../../../platform/infrastructure/mail/mail';
import { Mailer } from '../../../../platform/infrastructure/mail/mailer';

class MailItem {
  @Shown(TEXT) id: string;
  @Shown(TEXT) to: string;
  @Shown(TEXT) subject: string;
  @Shown(oneOf(LETTER_STATES)) status: LetterState['status'];
  @Shown(INSTANT) createdAt: string;
}
class MailAttachment {
  @Shown(TEXT) filename: string;
  @Shown(TEXT) contentType: string;
  @Shown(TEXT) url: string;
}
class Mail extends MailItem {
  @Shown(TEXT) html: string;
  @Shown(TEXT) text: string;
  @Shown(listOf(object(() => MailAttachment))) attachments: MailAttachment[];
}
const LONGEST_NAME = 200;

/** The outbox of a demo, where the letters can be read that were not really sent. Only a demo has these routes. */
@Controller('api/dev/mail')
export class MailController {
  constructor(
    private readonly mailer: Mailer,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Get()
  @Route({ allow: 'public', demo: true, summary: 'Letters of the demo', answer: MailItem, list: true })
  async list(): Promise<MailItem[]> {
    return (await this.mailer.list()).map(({ id, to, subject, status, createdAt }) => ({
      id,
      to,
      subject,
      status,
      createdAt,
    }));
  }

  @Get(':id')
  @Route({ allow: 'public', demo: true, summary: 'One letter of the demo', answer: Mail })
  async get(@WordParam('id', LONGEST_NAME) id: string): Promise<Mail> {
    const { to, subject, status, createdAt, html, text, attachments } = await this.find(id);
    return {
      id,
      to,
      subject,
      status,
      createdAt,
      html,
      text,
      attachments: attachments.map(({ filename, contentType }, index) => ({
        filename,
        contentType,
        url: `/api/dev/mail/${encodeURIComponent(id)}/attachments/${index}`,
      })),
    };
  }

  @Get(':id/attachments/:index')
  @Route({
    allow: 'public',
    demo: true,
    summary: 'An attachment of a letter of the demo',
    answer: 'file',
  })
  async attachment(
    @WordParam('id', LONGEST_NAME) id: string,
    @inAddress('index', wholeInAddress('index', 0, 50)) index: number,
  ): Promise<StreamableFile> {
    const attachment = (await this.find(id)).attachments[index];
    if (!attachment) throw notFound('attachment');
    return new StreamableFile(await this.files.get(attachment.file), {
      type: attachment.contentType,
      disposition: `inline; filename="${attachment.filename}"`,
    });
  }

  private async find(id: string) {
    const letter = await this.mailer.find(id);
    if (!letter) throw notFound('letter');
    return letter;
  }
}
