import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { formTitle } from '../../../../platform/money/boxes-1099';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { OpenedTaxIds } from '../commands/opened-tax-ids';
import { maskedTaxId, TaxForm, type TaxFormStore } from '../tax-form';
import { isMasked, readable, taxFormPaper, type Copy } from './tax-form-paper';

/** Prints copies of forms. */
@Injectable()
export class PrintTaxForm {
  constructor(
    @RichStoreOf(TaxForm) private readonly forms: TaxFormStore,
    private readonly taxIds: OpenedTaxIds,
  ) {}

  /** A copy of the form; where it shows the whole tax id of who was paid, that is opened, which the history tells. */
  async print(id: string, copy: Copy, scope: Scope, context: CommandContext): Promise<{ number: string; pdf: Buffer }> {
    const form = await this.forms.get(scope, id);
    const { payee, year } = form;
    const title = `${formTitle(form.form)} ${year}`;
    const payeeTaxId = isMasked(copy)
      ? maskedTaxId(payee)
      : readable(await this.taxIds.ofPayee(form, `form ${title}, copy ${copy}`, context), payee.taxIdType);
    return this.drawn(form, copy, payeeTaxId);
  }

  /** Copy B, for a letter. */
  async copyB(id: string, scope: Scope): Promise<{ form: TaxForm; number: string; pdf: Buffer }> {
    const form = await this.forms.get(scope, id);
    return { form, ...(await this.drawn(form, 'B', maskedTaxId(form.payee))) };
  }

  private async drawn(form: TaxForm, copy: Copy, payeeTaxId: string) {
    const payerTaxId = readable(this.taxIds.ofPayer(form), 'ein');
    const pdf = await taxFormPaper({ form, copy, payerTaxId, payeeTaxId });
    return { number: `${form.form}-${form.year}-copy-${copy.toLowerCase()}`, pdf };
  }
}
