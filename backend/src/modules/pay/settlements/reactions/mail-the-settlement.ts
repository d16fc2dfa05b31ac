import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { firmLetter, LetterOn, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { SettlementPrinter } from '../pdf/print-settlement';

type Sent = { readonly id: number; readonly to: string };

/** Mails a settlement to its driver, with its sheet attached. */
@Injectable()
export class MailTheSettlement extends LetterOn<Sent> {
  protected readonly name = 'mail-the-settlement-when-it-is-sent';
  protected readonly on = 'SettlementSent';

  constructor(private readonly printer: SettlementPrinter) {
    super();
  }

  protected asked({ id, to }: Sent) {
    return { id, to, subject: `Settlement ${id} to ${to}` };
  }

  protected async write({ id, to }: Sent): Promise<Draft> {
    const { number, pdf, firm, settlement, name, payer } = await this.printer.print(id, EVERYTHING);
    const { from, to: end, gross, deductions, net, paidOn } = settlement;
    return firmLetter(firm, {
      to,
      name,
      by: payer,
      title: `Settlement ${number}`,
      paragraphs: [
        `Please find attached your settlement ${number} for ${usDate(from)} to ${usDate(end)}.`,
        `If a line is not right, dispute it in the app, reply to this e-mail or call ${firm.phone}.`,
      ],
      details: [
        ['Gross', dollars(gross)],
        ['Deductions', dollars(deductions)],
        ['Net pay', dollars(net)],
        ...(paidOn === null ? [] : ([['Paid on', usDate(paidOn)]] as const)),
      ],
      paper: { number, pdf },
    });
  }
}
