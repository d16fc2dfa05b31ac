import { Injectable } from '@nestjs/common';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { mistake } from '../../../../platform/fields/check';
import { RuleViolation } from '../../../../platform/core/errors';
import { dollars } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { ComplianceDocument } from '../../../compliance/documents';
import { OpenCharges } from '../../charges';
import { Invoice, type InvoiceStore } from '../../invoices';
import { FEE_DESCRIPTIONS, partOf, splitPayment, type PaymentPart, type PaymentPurpose } from '../../portal-payments';
import { Firm } from '../../../administration/settings';

/** What a user wants to pay or reports as paid; `amount` in whole cents. */
export interface PaymentRequest {
  readonly clientId: string | null;
  readonly documentId: string | null;
  readonly invoiceId: number | null;
  readonly amount: number;
  readonly description: string;
  /** What the office says of its parts; null: they follow from the document. */
  readonly parts: readonly PaymentPart[] | null;
}

/** The client that pays, and the document and invoice that the payment is for. */
export interface KnownPurpose {
  readonly clientId: string;
  readonly purpose: PaymentPurpose;
  /** What is service and what is for a government. */
  readonly parts?: PaymentPart[];
}

/** The purpose of a payment that is for no document and no invoice. */
export const FOR_NOTHING: PaymentPurpose = {
  documentId: null,
  documentTitle: null,
  invoiceId: null,
  invoiceNumber: null,
};

/**
 * Looks up what a payment is for, within the scope of the viewer, and checks that a client may pay this amount for it.
 */
@Injectable()
export class PaymentPurposes {
  constructor(
    @StoreOf(ComplianceDocument) private readonly documents: RecordStore<ComplianceDocument>,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    private readonly firm: Firm,
    private readonly charges: OpenCharges,
  ) {}

  async of(requested: PaymentRequest, viewer: Viewer): Promise<KnownPurpose> {
    const document = requested.documentId === null ? null : await this.documentOf(requested.documentId, viewer);
    const invoice = requested.invoiceId === null ? null : await this.invoiceOf(requested.invoiceId, viewer);
    const isOffice = may(viewer, 'payments.write');
    const clientId = isOffice
      ? (requested.clientId ?? document?.clientId ?? invoice?.clientId ?? null)
      : viewer.clientId;
    if (clientId === null) {
      if (isOffice) throw mistake('clientId', 'Choose the client who pays');
      throw new RuleViolation('NO_CLIENT', 'Your account belongs to no company yet. Please contact us.');
    }
    if (document && document.clientId !== clientId)
      throw mistake('documentId', 'This document is not one of the client who pays');
    if (invoice && invoice.clientId !== clientId)
      throw mistake('invoiceId', 'This invoice is not one of the client who pays');
    if (!isOffice) await this.mustBePriced(requested, clientId, document?.amount ?? null);
    return {
      clientId,
      parts:
        isOffice && requested.parts
          ? saidParts(requested.parts, requested.amount)
          : splitPayment(requested.amount, document?.amount ?? null),
      purpose: {
        documentId: document?.id ?? null,
        documentTitle: document?.title ?? null,
        invoiceId: invoice?.id ?? null,
        invoiceNumber: invoice?.invoiceNumber ?? null,
      },
    };
  }

  /** How a payment would be split: `amount` in cents, or null for a document with the fee of the firm. */
  async suggest(
    asked: number | null,
    documentId: string | null,
    viewer: Viewer,
  ): Promise<{ readonly amount: number; readonly parts: readonly PaymentPart[] }> {
    const document = documentId === null ? null : await this.documentOf(documentId, viewer);
    const { defaultFee } = await this.firm.values();
    const amount = asked ?? (document?.amount ?? 0) + defaultFee;
    return { amount, parts: splitPayment(amount, document?.amount ?? null) };
  }

  /**
   * Refuses what is not a fee of the price list at its price, a document at its amount, both together, or what the
   * client owes of a charge, all of it or a part.
   */
  private async mustBePriced(
    { amount, description }: PaymentRequest,
    clientId: string,
    document: number | null,
  ): Promise<void> {
    if (document !== null && amount === document) return;
    const { defaultFee: price } = await this.firm.values();
    if (document !== null && amount === document + price) return;
    const owed = await this.charges.owedFor(clientId, description);
    if (amount > 0 && amount <= owed) return;
    const isFee = FEE_DESCRIPTIONS.some((fee) => fee === description);
    if (owed > 0 && !isFee) throw mistake('amount', `At most ${dollars(owed)} is owed for it`, 'MORE_THAN_OWED');
    if (!isFee) throw mistake('description', `Description must be one of ${FEE_DESCRIPTIONS.join(', ')}`);
    if (amount !== price) throw mistake('amount', `The amount must be ${dollars(price)}`, 'NOT_THE_PRICE');
  }

  private async documentOf(id: string, viewer: Viewer): Promise<ComplianceDocument> {
    const found = await this.documents.find(viewer, id);
    if (!found || found.removedAt !== null) throw mistake('documentId', 'This document does not exist');
    return found;
  }

  private async invoiceOf(id: number, viewer: Viewer): Promise<Invoice> {
    const found = await this.invoices.find(viewer, id);
    if (!found) throw mistake('invoiceId', 'This invoice does not exist');
    return found;
  }
}

/** The parts as the office says them. @throws RuleViolation when they do not add up to the amount */
const saidParts = (parts: readonly PaymentPart[], amount: number): PaymentPart[] => {
  const [government, service] = [partOf('government', parts), partOf('service', parts)];
  const missing = amount - government - service;
  if (missing === 0) return splitPayment(amount, government);
  const difference = `${dollars(Math.abs(missing))} ${missing > 0 ? 'is missing' : 'is too much'}`;
  throw mistake('parts', `The parts do not add up to ${dollars(amount)}: ${difference}`);
};
