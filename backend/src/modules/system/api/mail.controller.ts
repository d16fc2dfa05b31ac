import { Controller, Get, Inject, Param, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { notFound } from '../../../platform/event-store/errors';
import { FILES, type Files } from '../../../platform/files/files';
import { shown, wholeInAddress } from '../../../platform/http/fields';
import { Route } from '../../../platform/http/route';
import { LETTER_STATES } from '../../../platform/mail/mail';
import { Mailer } from '../../../platform/mail/mailer';

const item = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    status: z.enum(LETTER_STATES),
    createdAt: shown.instant,
  })
  .meta({ id: 'MailItem' });
const mail = item
  .extend({
    html: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), url: z.string() })),
  })
  .meta({ id: 'Mail' });
const byId = z.object({ id: z.string().max(200) });

/** The outbox of a demo, where letters can be read that would have gone out. Elsewhere it does not exist. */
@Controller('api/dev/mail')
export class MailController {
  constructor(
    private readonly mailer: Mailer,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Get()
  @Route({ allow: 'public', demo: true, summary: 'Letters of the demo', answer: item, list: true })
  async list(): Promise<z.output<typeof item>[]> {
    return (await this.mailer.list()).map(({ id, to, subject, status, createdAt }) => ({
      id,
      to,
      subject,
      status,
      createdAt,
    }));
  }

  @Get(':id')
  @Route({ allow: 'public', demo: true, summary: 'One letter of the demo', params: byId, answer: mail })
  async get(@Param('id') id: string): Promise<z.output<typeof mail>> {
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
    params: byId.extend({ index: wholeInAddress('index', 0, 50) }),
    answer: 'file',
  })
  async attachment(@Param('id') id: string, @Param('index') index: number): Promise<StreamableFile> {
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
