import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { TaxForm, type TaxFormStore } from '../tax-form';

/** The forms of a year that exist, of one payer. */
@Injectable()
export class FormsOfYear {
  constructor(@RichStoreOf(TaxForm) private readonly forms: TaxFormStore) {}

  /** Those of a book in scope, the last of a chain of corrections last. */
  of(year: number, clientId: string | null, scope: Scope): Promise<TaxForm[]> {
    return this.forms
      .listed(scope)
      .andWhere('r.year = :year AND r.client_id IS NOT DISTINCT FROM :clientId::uuid', { year, clientId })
      .orderBy('lower(r.name), r.contractor_id, r.form, r.sequence')
      .getRawMany<TaxForm>();
  }
}
