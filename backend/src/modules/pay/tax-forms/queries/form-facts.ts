import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import type { Form1099 } from '../../../../platform/money/boxes-1099';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Client } from '../../../clients/clients';
import { Contractor, ContractorPayments, yearOf, type Figures } from '../../contractors';
import { placeOf } from '../domain/places';
import type { FormPayee, Payer, TaxFormTerms } from '../domain/tax-form.events';

/** What a form of a contractor says by the facts of today. */
export type CurrentFacts = Pick<TaxFormTerms, 'payer' | 'payee' | 'boxes' | 'total'>;

const NAMES = [
  ...(['id', 'clientId', 'name', 'type', 'taxIdType', 'taxId', 'taxIdLast4', 'taxIdMark'] as const),
  ...(['address', 'city', 'state', 'zipCode', 'w9ReceivedOn', 'autoGenerate'] as const),
  ...(['classification', 'attorney', 'box', 'freight', 'threshold'] as const),
] as const;
/** A contractor as forms need it. */
export type FormContractor = Pick<Contractor, (typeof NAMES)[number]>;

const NOTHING: { readonly boxes: Figures; readonly total: number } = { boxes: {}, total: 0 };

/** Reads what forms say: payers, who was paid, and how much. */
@Injectable()
export class FormFacts {
  constructor(
    @StoreOf(Contractor) private readonly contractors: RecordStore<Contractor>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly payments: ContractorPayments,
    private readonly firm: Firm,
  ) {}

  /** Whose book paid: a client in scope, or the firm itself. */
  async payer(clientId: string | null, scope: Scope): Promise<Payer> {
    if (clientId === null) {
      const { name, ein, einLast4, phone, address } = await this.firm.values();
      return { name, taxId: ein, last4: einLast4, phone, ...placeOf(address) };
    }
    const { companyName, taxId, taxIdLast4, phone, address, city, state, zipCode } = await this.clients.get(
      scope,
      clientId,
    );
    const place = city && state && zipCode ? { address, city, state, zipCode } : placeOf(address);
    return { name: companyName, taxId, last4: taxIdLast4, phone, ...place };
  }

  /** The contractors of a book that are in scope, by name, with what forms are made of: a book may have thousands. */
  async contractorsOf(clientId: string | null, scope: Scope): Promise<readonly FormContractor[]> {
    const rows = this.contractors.rows(scope).select([]);
    for (const name of NAMES) rows.addSelect(`r.${name}`, name);
    return rows
      .andWhere('r.removed_at IS NULL AND r.client_id IS NOT DISTINCT FROM :clientId::uuid', { clientId })
      .orderBy('lower(r.name), r.id')
      .getRawMany<FormContractor>();
  }

  /** What a form would say now. */
  async current(
    { contractorId, clientId, year, form, withFreight }: OfForm,
    scope: Scope,
  ): Promise<{ readonly contractor: Contractor; readonly facts: CurrentFacts } | null> {
    const contractor = await this.contractors.find(scope, contractorId);
    if (!contractor) return null;
    const [payer, payments] = await Promise.all([
      this.payer(clientId, scope),
      this.payments.of({ year, contractorIds: [contractorId] }),
    ]);
    const { forms } = yearOf(contractor, payments, year, { withFreight });
    const { boxes, total } = forms.find((each) => each.form === form) ?? NOTHING;
    return { contractor, facts: { payer, payee: payeeOf(contractor), boxes, total } };
  }
}

type OfForm = Pick<TaxFormTerms, 'contractorId' | 'clientId' | 'year' | 'withFreight'> & { readonly form: Form1099 };

/** Who was paid, as a form says it; the tax id stays sealed. */
export const payeeOf = (contractor: FormContractor): FormPayee => {
  const { name, type, taxIdType, taxId, taxIdLast4, taxIdMark, address, city, state, zipCode } = contractor;
  return { name, type, taxIdType, taxId, last4: taxIdLast4, mark: taxIdMark, address, city, state, zipCode };
};
