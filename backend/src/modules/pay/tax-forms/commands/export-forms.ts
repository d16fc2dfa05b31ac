import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { formTitle, type Form1099 } from '../../../../platform/money/boxes-1099';
import { ELECTRONIC_FROM } from '../../contractors';
import { irisCsv, MOST_ROWS, type Return } from '../domain/iris';
import { readable, transmittalPaper } from '../pdf/tax-form-paper';
import { FormFacts } from '../queries/form-facts';
import { FormsOfYear } from '../queries/forms-of-year';
import { Templates } from '../queries/templates';
import type { TaxForm } from '../tax-form';
import { OpenedTaxIds } from './opened-tax-ids';

/** All forms of one kind of a payer and a year. */
export interface FormsOfPayer {
  readonly form: Form1099;
  readonly year: number;
  readonly clientId: string | null;
}

/** What goes to the IRS: the file for IRIS, or the data of Form 1096. */
@Injectable()
export class ExportForms {
  constructor(
    private readonly forms: FormsOfYear,
    private readonly facts: FormFacts,
    private readonly templates: Templates,
    private readonly taxIds: OpenedTaxIds,
  ) {}

  /**
   * A part of the file: the forms that are complete and wait to be filed, without corrections, of which IRIS has no
   * column here. Each tax id is opened, which its history tells.
   */
  async csv(
    { part, ...asked }: FormsOfPayer & { readonly part: number },
    scope: Scope,
    context: CommandContext,
  ): Promise<string> {
    const { form: kind, year } = asked;
    const columns = await this.templates.get(kind, year);
    const forms = (await this.ofPayer(asked, scope)).filter(
      ({ status, soFar, corrects }) => status === 'pending' && !soFar && corrects === null,
    );
    if (forms.length === 0)
      throw new RuleViolation('NOTHING_TO_FILE', `No ${formTitle(kind)} of ${year} is complete and waits to be filed`);
    const rows = forms.slice((part - 1) * MOST_ROWS, part * MOST_ROWS);
    if (rows.length === 0) throw mistake('part', `There are ${Math.ceil(forms.length / MOST_ROWS)} parts`);
    const returns: Return[] = [];
    for (const form of rows) {
      const payeeTaxId = await this.taxIds.ofPayee(form, `the IRIS file of ${formTitle(kind)} ${year}`, context);
      returns.push({ form, payerTaxId: this.taxIds.ofPayer(form), payeeTaxId });
    }
    return irisCsv(columns, returns);
  }

  /** The data of Form 1096 for all forms of the kind that are complete. */
  async transmittal(asked: FormsOfPayer, scope: Scope): Promise<Buffer> {
    const { year, form, clientId } = asked;
    const payer = await this.facts.payer(clientId, scope);
    const all = await this.forms.of(year, clientId, scope);
    const forms = all.filter((each) => each.form === form && each.status !== 'draft');
    const sum = (of: (one: TaxForm) => number): number => forms.reduce((total, one) => total + of(one), 0);
    return transmittalPaper({
      ...{ form, year, payer, returns: forms.length },
      payerTaxId: readable(this.taxIds.ofPayer({ clientId, payer }), 'ein'),
      withheld: sum(({ boxes }) => boxes['4'] ?? 0),
      total: sum(({ total }) => total),
      mustBeElectronic: all.length >= ELECTRONIC_FROM,
    });
  }

  private async ofPayer({ form, year, clientId }: FormsOfPayer, scope: Scope): Promise<TaxForm[]> {
    await this.facts.payer(clientId, scope);
    return (await this.forms.of(year, clientId, scope)).filter((each) => each.form === form);
  }
}
