import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { papersIn } from '../../../../platform/records/kind/papers';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { usDate } from '../../../../platform/money/dates';
import { dollars, parseMoney } from '../../../../platform/money/money';
import { labelOf } from '../../../../platform/fields/words';
import { Document } from '../../../compliance/documents';
import { Expense } from '../../expenses';

/** Papers that prove a claim, each in a line. */
export interface ClaimPapers {
  /** 'Lumper, Bay Crews, 11/10/2026, $180.00: receipt.jpg' */
  readonly receipts: readonly string[];
  /** 'BOL: signed.pdf', 'Other: trailer.jpg (photo)' */
  readonly papers: readonly string[];
}
/** The most of each that a letter lists. */
const MOST = 50;

/** What receipts and papers there are of a load. */
@Injectable()
export class ClaimPapersOfLoads {
  constructor(
    @StoreOf(Expense) private readonly expenses: RecordStore<Expense>,
    @StoreOf(Document) private readonly documents: RecordStore<Document>,
  ) {}

  async of(loadId: number, scope: Scope): Promise<ClaimPapers> {
    const [expenses, documents] = await Promise.all([this.expensesOf(loadId, scope), this.documentsOf(loadId, scope)]);
    return {
      receipts: expenses.flatMap((expense) => {
        const files = papersIn({ ...expense }).filter(({ removedAt }) => removedAt === null);
        const { category, vendor, expenseDate, amount } = expense;
        const what = [labelOf(category), vendor, usDate(expenseDate), dollars(amount)].filter(Boolean).join(', ');
        return files.length === 0 ? [] : [`${what}: ${files.map(({ originalName }) => originalName).join(', ')}`];
      }),
      papers: documents.map(
        (document) =>
          `${whatItIs(document)}: ${document.originalName}${document.mimeType.startsWith('image/') ? ' (photo)' : ''}`,
      ),
    };
  }

  private expensesOf(loadId: number, scope: Scope): Promise<Expense[]> {
    const ofLoad = this.expenses.rows(scope).andWhere('r.load_id = :loadId AND r.removed_at IS NULL', { loadId });
    return ofLoad.orderBy('r.id').limit(MOST).getRawMany<Expense>();
  }

  private documentsOf(loadId: number, scope: Scope): Promise<Document[]> {
    const ofLoad = this.documents.rows(scope).andWhere('r.load_id = :loadId AND r.removed_at IS NULL', { loadId });
    return ofLoad.orderBy('r.id').limit(MOST).getRawMany<Document>();
  }
}

/** 'Lumper receipt, $180.00' of one that was read, else the type under which it is filed. */
const whatItIs = ({ documentType, readKind, readValues }: Document): string => {
  if (readKind !== 'lumper_receipt') return labelOf(documentType);
  const total = readValues?.find(({ name }) => name === 'total');
  const cents = total?.isSure && total.currency === 'USD' ? parseMoney(total.value) : null;
  return cents === null ? labelOf(readKind) : `${labelOf(readKind)}, ${dollars(cents)}`;
};
