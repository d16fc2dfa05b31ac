import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { mistake } from '../../../../platform/fields/check';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { isOfOneClient } from '../../../../platform/records/store/check-references';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Expense } from '../../../accounting/expenses';
import { Invoice, type InvoiceStore } from '../../../accounting/invoices';
import { Load } from '../../../operations/loads';
import type { UploadFields } from '../http/documents.requests';

interface StoredRow {
  readonly clientId: string | null;
}

/**
 * Checks the load, invoice and expense that an upload names: each must be in the viewer’s scope and belong to the
 * client of the upload.
 */
@Injectable()
export class UploadTarget {
  constructor(
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Expense) private readonly expenses: RecordStore<Expense>,
  ) {}

  /**
   * @returns the client of the upload: the given one, else the client of the load, invoice or expense
   * @throws RuleViolation INVALID when one of these does not exist in scope, or belongs to another client
   */
  async clientOf(given: UploadFields, viewer: Viewer): Promise<string | null> {
    const { loadId = null, invoiceId = null, expenseId = null } = given;
    const found: readonly (readonly [field: string, title: string, kept: StoredRow | null])[] = [
      ...(loadId === null ? [] : [['loadId', 'load', await this.loads.find(viewer, loadId)] as const]),
      ...(invoiceId === null ? [] : [['invoiceId', 'invoice', await this.invoices.find(viewer, invoiceId)] as const]),
      ...(expenseId === null ? [] : [['expenseId', 'expense', await this.expenses.find(viewer, expenseId)] as const]),
    ];
    let clientId = given.clientId ?? null;
    for (const [field, title, stored] of found) {
      if (stored === null) throw mistake(field, `This ${title} does not exist`);
      if (!isOfOneClient(clientId, stored.clientId)) throw mistake(field, `This ${title} is another client’s`);
      clientId ??= stored.clientId;
    }
    return clientId;
  }
}
