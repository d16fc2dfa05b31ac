import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { ListQuery } from '../../../../platform/lists/list-query';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { ComplianceDocument, Document } from '../../../compliance/documents';
import { IftaProcess } from '../../../compliance/ifta';
import { Obligation } from '../../../compliance/obligations';
import { PortalPayments } from '../../../accounting/portal-payments';
import { Firm } from '../../../administration/settings';
import type { OwnFigures } from '../domain/assistant';

const ALL = { ...new ListQuery(), limit: 200 };
/** A compliance document with a payment in one of these statuses is not due: it is paid, or the payment is listed. */
const UNDER_WAY = ['pending', 'processing', 'completed'];

/** Reads the records that the assistant answers from, by the queries of the client portal and in the client's scope. */
@Injectable()
export class OwnFiguresQuery {
  constructor(
    @StoreOf(Obligation) private readonly obligations: RecordStore<Obligation>,
    @StoreOf(IftaProcess) private readonly filings: RecordStore<IftaProcess>,
    @StoreOf(Document) private readonly documents: RecordStore<Document>,
    @StoreOf(ComplianceDocument) private readonly invoices: RecordStore<ComplianceDocument>,
    private readonly payments: PortalPayments,
    private readonly firm: Firm,
  ) {}

  async of(viewer: Viewer): Promise<OwnFigures> {
    const all = (status: string) => ({ ...ALL, status });
    const [today, obligations, filings, documents, invoices, payments] = await Promise.all([
      this.firm.today(),
      this.obligations.list(viewer, all('open,waiting,ready')),
      this.filings.list(viewer, ALL),
      this.documents.list(viewer, all('received,pending')),
      this.invoices.list(viewer, all('pending')),
      this.payments.page(viewer, ALL),
    ]);
    const paid = new Set(
      payments.items.filter(({ paymentStatus }) => UNDER_WAY.includes(paymentStatus)).map((one) => one.documentId),
    );
    const returns = new Set(
      obligations.items.flatMap(({ rule, amount, period }) =>
        rule === 'ifta_return' && amount !== null ? [period] : [],
      ),
    );
    const due = [
      ...obligations.items.map(({ title, subjectName, period, dueDate, amount }) => ({
        what: [title, subjectName, period.replace('..', ' to ')].filter(Boolean).join(' '),
        dueDate,
        amount,
      })),
      ...invoices.items.flatMap(({ id, title, dueDate, amount }) =>
        dueDate === null || paid.has(id) ? [] : [{ what: title, dueDate, amount }],
      ),
    ];
    return {
      today,
      obligations: due.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate)),
      filings: filings.items.map((filing) => ({
        ...filing,
        isDue: returns.has(`${filing.quarter.slice(1)}Q${filing.year}`),
      })),
      payments: payments.items
        .filter(({ paymentStatus }) => paymentStatus === 'pending' || paymentStatus === 'processing')
        .map(({ description, amount }) => ({ what: description, amount })),
      underReview: documents.items.map(({ originalName }) => originalName),
    };
  }
}
