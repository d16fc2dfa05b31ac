import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { firmLetter, LetterOn, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { formTitle } from '../../../../platform/money/boxes-1099';
import { Firm } from '../../../administration/settings';
import { PrintTaxForm } from '../pdf/print-tax-form';

type Sent = { readonly id: string; readonly to: string };

/** Mails copy B of a form to who was paid and agreed to get it so. */
@Injectable()
export class MailTheTaxForm extends LetterOn<Sent> {
  protected readonly name = 'mail-the-tax-form';
  protected readonly on = 'TaxFormSent';

  constructor(
    private readonly printer: PrintTaxForm,
    private readonly firm: Firm,
  ) {
    super();
  }

  protected asked({ id, to }: Sent) {
    return { id, to, subject: `Tax form ${id} to ${to}` };
  }

  protected async write({ id, to }: Sent): Promise<Draft> {
    const { form, number, pdf } = await this.printer.copyB(id, EVERYTHING);
    const title = `Form ${formTitle(form.form)} for ${form.year}`;
    return firmLetter(await this.firm.values(), {
      to,
      name: form.payee.name,
      by: form.payer.name,
      title,
      paragraphs: [
        `Please find attached copy B of your form ${formTitle(form.form)} for ${form.year} from ${form.payer.name}.`,
        'The same figures are told to the IRS. Keep it with your tax papers; you agreed to get it by e-mail.',
      ],
      paper: { number, pdf },
    });
  }
}
