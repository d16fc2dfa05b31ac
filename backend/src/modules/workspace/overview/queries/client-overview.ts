import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { may, narrowToClient, type Viewer } from '../../../../platform/access/viewer';
import type { ListQuery } from '../../../../platform/lists/list-query';
import type { StoredRecord } from '../../../../platform/records/kind/stored-record';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { ComplianceDocument, Document } from '../../../compliance/documents';
import { GetInvoiceFigures } from '../../../accounting/invoices';
import { Load } from '../../../operations/loads';
import { Obligation, PaperRequest } from '../../../compliance/obligations';
import { PortalPayments } from '../../../accounting/portal-payments';
import { Firm } from '../../../administration/settings';
import { SupportRequest } from '../../support';

/** Whose turn it is, that of the client or of the firm; `books`: nobody's, the figure describes the client's books. */
export const SIDES = ['client', 'firm', 'books'] as const;
/** Example: `{ name: 'papersAsked', side: 'client', count: 2, amount: null, list: '/api/paper-requests?…' }`. */
export interface OverviewFigure {
  readonly name: string;
  readonly side: (typeof SIDES)[number];
  readonly count: number;
  /** The sum in whole cents; null: the figure is only a count. */
  readonly amount: number | null;
  /** The address of the list that has exactly the counted records. */
  readonly list: string;
}

interface Counted {
  readonly name: string;
  readonly side: OverviewFigure['side'];
  readonly of: RecordStore<StoredRecord<string | number>>;
  readonly status: string;
  /** The list for portal users, where they may not read that of staff. */
  readonly own?: string;
}

/**
 * The figures of a client's overview. Each comes with the list of the records it counts; figures of records that the
 * viewer may not read are left out.
 */
@Injectable()
export class ClientOverview {
  private readonly counted: readonly Counted[];

  constructor(
    private readonly queries: QueryBus,
    private readonly portalPayments: PortalPayments,
    private readonly firm: Firm,
    @StoreOf(PaperRequest) requests: RecordStore<PaperRequest>,
    @StoreOf(Obligation) obligations: RecordStore<Obligation>,
    @StoreOf(Document) documents: RecordStore<Document>,
    @StoreOf(ComplianceDocument) compliance: RecordStore<ComplianceDocument>,
    @StoreOf(SupportRequest) support: RecordStore<SupportRequest>,
    @StoreOf(Load) loads: RecordStore<Load>,
  ) {
    this.counted = [
      { name: 'papersAsked', side: 'client', of: requests, status: 'asked' },
      { name: 'filingsWaiting', side: 'client', of: obligations, status: 'waiting' },
      { name: 'filingsOpen', side: 'firm', of: obligations, status: 'open,waiting,ready' },
      { name: 'papersAnswered', side: 'firm', of: requests, status: 'answered' },
      { name: 'papersToReview', side: 'firm', of: documents, status: 'received,pending', own: 'client-documents' },
      { name: 'documentsPending', side: 'firm', of: compliance, status: 'pending' },
      { name: 'supportOpen', side: 'firm', of: support, status: 'open,in_progress' },
      { name: 'filingsUnderway', side: 'books', of: obligations, status: 'filed' },
      { name: 'loadsUnderway', side: 'books', of: loads, status: 'pending,in_transit' },
    ];
  }

  async of(clientId: string, viewer: Viewer): Promise<readonly OverviewFigure[]> {
    const figures = await Promise.all([
      ...this.counted.map((figure) => this.count(figure, clientId, viewer)),
      may(viewer, ['portal.read', 'portal-payments.read']) ? this.payments(clientId, viewer) : [],
      may(viewer, 'invoices.read') ? this.invoices(clientId, viewer) : [],
    ]);
    return figures.flat();
  }

  private async count(
    { name, side, of, status, own }: Counted,
    clientId: string,
    viewer: Viewer,
  ): Promise<readonly OverviewFigure[]> {
    const { plural, may: allowed } = of.kind.options;
    const at = may(viewer, allowed.read) ? plural : may(viewer, 'portal.read') ? own : undefined;
    if (at === undefined) return [];
    const query: ListQuery & { clientId: string; status: string } = { clientId, status, limit: 1, total: 'exact' };
    const { total } = await of.list(viewer, query);
    const list = `/api/${at}?clientId=${clientId}&status=${status}`;
    return [{ name, side, count: Number(total), amount: null, list }];
  }

  private async payments(clientId: string, viewer: Viewer): Promise<readonly OverviewFigure[]> {
    const status = 'pending,processing';
    const [{ total }, { pending }] = await Promise.all([
      this.portalPayments.page(narrowToClient(viewer, clientId), { status, limit: 1, total: 'exact' }),
      this.portalPayments.figures(narrowToClient(viewer, clientId)),
    ]);
    const list = `/api/compliance-payments?clientId=${clientId}&status=${status}`;
    return [{ name: 'paymentsPending', side: 'client', count: Number(total), amount: pending, list }];
  }

  private async invoices(clientId: string, viewer: Viewer): Promise<readonly OverviewFigure[]> {
    const { pendingCount, overdueCount, outstanding, overdue } = await this.queries.execute(
      new GetInvoiceFigures(await this.firm.today(), narrowToClient(viewer, clientId)),
    );
    const figure = (name: string, status: string, count: number, amount: number): OverviewFigure => {
      const list = `/api/invoices?clientId=${clientId}&status=${status}`;
      return { name, side: 'books', count, amount, list };
    };
    return [
      figure('openInvoices', 'pending,overdue', pendingCount + overdueCount, outstanding),
      figure('overdueInvoices', 'overdue', overdueCount, overdue),
    ];
  }
}
