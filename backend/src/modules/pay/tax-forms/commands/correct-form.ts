import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../../platform/core/errors';
import { Ids } from '../../../../platform/database/ids';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { part } from '../../../../platform/event-log/commands/task';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { missingOf } from '../domain/missing';
import type { TaxFormTerms } from '../domain/tax-form.events';
import { FormFacts } from '../queries/form-facts';
import { TaxForm, taxFormKind, type TaxFormStore } from '../tax-form';

/** What was wrong: figures take one form; a name, a tax id or the kind of form take two, the first with zeros. */
export const CORRECTIONS = ['figures', 'identity'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** Begins the correction of a form that was filed (General Instructions for Certain Information Returns, part H). */
@Injectable()
export class CorrectForm {
  constructor(
    @RichStoreOf(TaxForm) private readonly forms: TaxFormStore,
    private readonly facts: FormFacts,
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
  ) {}

  /** @returns the ids of the new forms, all in one commit with the mark on the old one */
  async correct(id: string, kind: Correction, context: CommandContext): Promise<readonly string[]> {
    const old = await this.forms.get(context.scope, id);
    const now = await this.facts.current(old, context.scope);
    if (!now) throw new RuleViolation('CONTRACTOR_REMOVED', 'The contractor of this form no longer exists');
    const { contractor, facts } = now;
    const { payer, payee, boxes, total } = old;
    const first = (corrected: boolean, sequence: number, more: Partial<TaxFormTerms>): TaxFormTerms => {
      const { clientId, contractorId, year, form, withFreight } = old;
      const terms = { clientId, contractorId, year, form, withFreight, payer, payee, boxes, total, ...more };
      const missing = [...missingOf(terms.payer, terms.payee, contractor.w9ReceivedOn)];
      return { ...terms, sequence, corrected, corrects: id, correctedBy: [], soFar: false, missing };
    };
    const zeros = Object.fromEntries(Object.keys(old.boxes).map((box) => [box, 0]));
    const { sequence } = old;
    const made =
      kind === 'figures'
        ? [first(true, sequence + 1, { boxes: facts.boxes, total: facts.total })]
        : [first(true, sequence + 1, { boxes: zeros, total: 0 }), first(false, sequence + 2, facts)].filter(
            ({ corrected, total: sum }) => corrected || sum > 0,
          );
    const forms = made.map((terms) => ({ id: this.ids.uuid(), terms }));
    const correctedBy = forms.map((form) => form.id);
    const { aggregate } = taxFormKind;
    return this.runner.runTogether({
      context,
      answer: correctedBy,
      parts: [
        part({ aggregate, id, prepare: () => ({ command: { type: 'CorrectTaxForm', id, correctedBy } as const }) }),
        ...forms.map((form) =>
          part({
            aggregate,
            id: form.id,
            fresh: true,
            prepare: () => ({ command: { type: 'PrepareTaxForm', ...form } as const }),
          }),
        ),
      ],
    });
  }
}
