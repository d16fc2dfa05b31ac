import { Injectable } from '@nestjs/common';
import { UniqueConflict, VersionConflict } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { ContractorPayments, isPublished, LEFT_OUT, notPublished, yearOf, type FormFigures } from '../../contractors';
import { missingOf } from '../domain/missing';
import { noLongerDue, planOf, type Planned } from '../domain/plan';
import type { Payer, TaxFormTerms } from '../domain/tax-form.events';
import { FormFacts, payeeOf, type FormContractor } from '../queries/form-facts';
import { FormsOfYear } from '../queries/forms-of-year';
import { TaxForm, type TaxFormStore } from '../tax-form';

/** Forms as they are asked for: of a year and a payer, for these contractors or for all that want them made. */
export interface AskedForms {
  readonly year: number;
  readonly clientId: string | null;
  readonly contractorIds: readonly string[] | null;
  readonly withFreight: boolean;
  /** Only tell what would be made. */
  readonly dryRun: boolean;
}

/** A form that is made, or that stands; `id` null: it is not made yet. */
export interface PreparedForm {
  readonly id: string | null;
  readonly terms: TaxFormTerms;
}
/** Payments that are on no form, in whole cents. */
export interface LeftOutOf {
  readonly contractorId: string;
  readonly contractorName: string;
  readonly amount: number;
  readonly reason: string;
}
export interface GeneratedForms {
  readonly soFar: boolean;
  readonly prepared: readonly PreparedForm[];
  readonly leftOut: readonly LeftOutOf[];
}

/** Makes the forms of a year and a payer. */
@Injectable()
export class GenerateForms {
  constructor(
    @RichStoreOf(TaxForm) private readonly forms: TaxFormStore,
    private readonly facts: FormFacts,
    private readonly standing: FormsOfYear,
    private readonly payments: ContractorPayments,
    private readonly firm: Firm,
  ) {}

  /** @throws RuleViolation when the threshold of the year is not published, or a contractor is not of the book */
  async generate(asked: AskedForms, context: CommandContext): Promise<GeneratedForms> {
    const { year, clientId, dryRun } = asked;
    const today = await this.firm.today(context.clock.now());
    if (year > Number(today.slice(0, 4))) throw mistake('year', `${year} has not begun`);
    if (!isPublished(year)) throw mistake('year', notPublished(year));
    const soFar = today <= `${year}-12-31`;
    const payer = await this.facts.payer(clientId, context.scope);
    const contractors = await this.chosen(asked, context);
    const [payments, standing] = await Promise.all([
      this.payments.of({ year, contractorIds: contractors.map(({ id }) => id) }),
      this.standing.of(year, clientId, context.scope),
    ]);
    const paid = byContractor(payments);
    const made = byContractor(standing);
    const prepared: PreparedForm[] = [];
    const leftOut: LeftOutOf[] = [];
    for (const contractor of contractors) {
      const { id: contractorId, name: contractorName } = contractor;
      const leave = (amount: number, reason: string) => leftOut.push({ contractorId, contractorName, amount, reason });
      const { withFreight } = asked;
      const told = yearOf(contractor, paid.get(contractorId) ?? [], year, { withFreight });
      const mine = made.get(contractorId) ?? [];
      if (asked.contractorIds === null && !contractor.autoGenerate) {
        if (told.paid > 0) leave(told.paid, 'Its forms are made only when they are asked for by name');
        continue;
      }
      for (const { reason, amount } of told.leftOut) leave(amount, LEFT_OUT[reason]);
      for (const figures of told.forms) {
        const last = mine.findLast(({ form }) => form === figures.form);
        const wanted = termsOf({ contractor, payer, figures, year, withFreight, soFar });
        const plan = planOf(wanted, last);
        if (plan.do === 'leave') leave(figures.total, plan.reason);
        else prepared.push({ id: dryRun ? idOf(plan) : await this.carryOut(plan, context), terms: wanted });
      }
      for (const form of mine.filter((each) => isOver(each, told.forms))) {
        leave(form.total, noLongerDue(form.form, form.total));
        if (!dryRun) await this.forms.decide(form.id, { type: 'DiscardTaxForm', id: form.id }, unconditional(context));
      }
    }
    return { soFar, prepared, leftOut };
  }

  private async chosen(
    { clientId, contractorIds }: AskedForms,
    { scope }: CommandContext,
  ): Promise<readonly FormContractor[]> {
    const all = await this.facts.contractorsOf(clientId, scope);
    if (contractorIds === null) return all;
    const missing = contractorIds.findIndex((id) => !all.some((contractor) => contractor.id === id));
    if (missing >= 0) throw mistake(`contractorIds.${missing}`, 'This contractor does not exist');
    return all.filter(({ id }) => contractorIds.includes(id));
  }

  /** @returns the id of the form; null where somebody else made it at the same time */
  private async carryOut(plan: Exclude<Planned, { do: 'leave' }>, context: CommandContext): Promise<string | null> {
    const { terms } = plan;
    if (plan.do === 'keep') return plan.id;
    try {
      if (plan.do === 'make') {
        const command = (id: string) => ({ type: 'PrepareTaxForm', id, terms }) as const;
        return (await this.forms.create({ values: refersTo(terms), command }, unconditional(context))).record.id;
      }
      const { id } = plan;
      await this.forms.decide(id, { type: 'PrepareTaxFormAnew', id, terms }, unconditional(context));
      return id;
    } catch (error) {
      if (error instanceof UniqueConflict || error instanceof VersionConflict) return null;
      throw error;
    }
  }
}

interface OfContractor {
  readonly contractor: FormContractor;
  readonly payer: Payer;
  readonly figures: FormFigures;
  readonly year: number;
  readonly withFreight: boolean;
  readonly soFar: boolean;
}
const termsOf = ({ contractor, payer, figures, year, withFreight, soFar }: OfContractor): TaxFormTerms => {
  const payee = payeeOf(contractor);
  return {
    clientId: contractor.clientId,
    contractorId: contractor.id,
    year,
    form: figures.form,
    sequence: 1,
    payer,
    payee,
    boxes: figures.boxes,
    total: figures.total,
    withFreight,
    corrected: false,
    corrects: null,
    correctedBy: [],
    soFar,
    missing: [...missingOf(payer, payee, contractor.w9ReceivedOn)],
  };
};

const byContractor = <Of extends { readonly contractorId: string }>(
  all: readonly Of[],
): ReadonlyMap<string, readonly Of[]> => {
  const grouped = new Map<string, Of[]>();
  for (const one of all) {
    const others = grouped.get(one.contractorId);
    if (others) others.push(one);
    else grouped.set(one.contractorId, [one]);
  }
  return grouped;
};
const idOf = (plan: Planned): string | null => (plan.do === 'renew' || plan.do === 'keep' ? plan.id : null);
/** A form that is not filed, corrects none, and is due no more. */
const isOver = ({ form, status, corrects }: TaxForm, due: readonly FormFigures[]): boolean =>
  status !== 'filed' && corrects === null && !due.some((each) => each.form === form);
const refersTo = ({ contractorId, clientId }: TaxFormTerms) => ({ contractorId, clientId });
/** The version and the key that a request told are those of no single form. */
const unconditional = ({ expectedVersion: _, idempotency: __, ...context }: CommandContext): CommandContext => context;
