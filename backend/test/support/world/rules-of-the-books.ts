import type { TestSystem } from '../system';

const BOOKED = "('pending', 'overdue', 'paid')";
/** Of what was posted for records; what bookkeepers write by hand is theirs. */
const netOf = (accounts: string): string =>
  `(SELECT COALESCE(sum(debit - credit), 0)::bigint FROM journal_lines WHERE account_number IN (${accounts})
    AND source_kind NOT IN ('entrytemplate', 'bankline'))`;
/** The sum of an amount in the facts of a type: `ofFacts('InvoiceFactored', ['advance', 'fee'])`. */
const ofFacts = (type: string, fields: readonly string[], where = 'true'): string =>
  `(SELECT COALESCE(sum(${fields.map((field) => `(data->>'${field}')::bigint`).join(' + ')}), 0)::bigint FROM facts
    WHERE type = '${type}' AND ${where})`;
const RECOURSE = "(data->>'recourse')::boolean";
/** What arrived of factors besides payments: advances and reserves, less loans that were kept and what went back. */
const FROM_FACTORS = `(${ofFacts('InvoiceFactored', ['advance'])} + ${ofFacts('FactorReserveReleased', ['release'])}
  - ${ofFacts('FactorCollected', ['owed'])} - ${ofFacts('FactoredInvoiceChargedBack', ['advance'])}
  - ${ofFacts('FactoredInvoiceChargedBack', ['fee'], RECOURSE)})`;
const KEPT_BY_FACTORS = `(${ofFacts('InvoiceFactored', ['fee'])} + ${ofFacts('FactorReserveReleased', ['fee'])}
  - ${ofFacts('FactoredInvoiceChargedBack', ['fee'], `NOT ${RECOURSE}`)})`;
const EARNED_BY_SALES = `(${ofFacts('InvoiceFactored', ['advance', 'fee'], `NOT ${RECOURSE}`)}
  + ${ofFacts('FactorReserveReleased', ['release', 'fee', 'interest'])}
  - ${ofFacts('FactoredInvoiceChargedBack', ['advance', 'fee'], `NOT ${RECOURSE}`)})`;
/** What movements of client money did to a bank; moving it takes from the one and adds to the other. */
const movedOn = (account: string): string =>
  `(SELECT COALESCE(sum(CASE WHEN kind = 'moved' THEN CASE account WHEN '${account}' THEN amount ELSE -amount END
    WHEN account = '${account}' THEN change ELSE 0 END), 0)::bigint FROM client_movements)`;
/** Every row is a rule of the books: what stands on its left equals what stands on its right. */
const RULES = `
SELECT 'debits are credits' AS rule, COALESCE(sum(debit), 0)::bigint AS one, COALESCE(sum(credit), 0)::bigint AS other
  FROM journal_lines
UNION ALL SELECT 'no entry is out of balance', count(*), 0 FROM (SELECT 1 FROM journal_lines GROUP BY entry_id
  HAVING sum(debit) <> sum(credit)) e
UNION ALL SELECT 'receivable is the sum of open balances', ${netOf("'1100'")}, (SELECT COALESCE(sum(open),
0)::bigint FROM invoices WHERE status IN ${BOOKED})
UNION ALL SELECT 'revenue is the sum of issued invoices less credits', -${netOf("'4000', '4050'")}
  + ${ofFacts('FactorReserveReleased', ['returns'])}, (SELECT COALESCE(sum(amount - credited),
0)::bigint FROM invoices WHERE status IN ${BOOKED})
UNION ALL SELECT 'bank is what came in net', ${netOf("'1000'")}, (SELECT COALESCE(sum(net_amount), 0)::bigint
  FROM payments WHERE reversed_at IS NULL AND payment_method <> 'deposit')
  + (SELECT COALESCE(sum(amount - refunded), 0)::bigint FROM deposits) + ${FROM_FACTORS}
  + (SELECT COALESCE(sum(paid_out), 0)::bigint FROM compliance_payments) + ${movedOn('1000')}
  - (SELECT COALESCE(sum(amount), 0)::bigint FROM expenses WHERE removed_at IS NULL
    AND (paid_from = 'bank' OR status = 'paid'))
  - (SELECT COALESCE(sum(paid), 0)::bigint FROM fuel_cards)
  - ${ofFacts('DriverAdvanceGiven', ['amount'], "data->>'paidFrom' IS DISTINCT FROM 'fuel_card'")}
  - ${ofFacts('EscrowReturned', ['amount'])}
  - (SELECT COALESCE(sum(net), 0)::bigint FROM settlements WHERE status = 'paid')
UNION ALL SELECT 'escrow is what is held for drivers', -${netOf("'2150'")},
  (SELECT COALESCE(sum(escrow), 0)::bigint FROM driver_accounts)
UNION ALL SELECT 'suppliers are owed what is not paid', -${netOf("'2000'")}, (SELECT COALESCE(sum(amount), 0)::bigint
  FROM expenses WHERE status = 'open' AND removed_at IS NULL)
UNION ALL SELECT 'fuel cards are owed what was bought less what was paid', -${netOf("'2050'")},
  (SELECT COALESCE(sum(amount + COALESCE(card_fee, 0)), 0)::bigint FROM expenses
    WHERE paid_from = 'fuel_card' AND removed_at IS NULL)
  + (SELECT COALESCE(sum(on_card), 0)::bigint FROM driver_accounts)
  - (SELECT COALESCE(sum(paid), 0)::bigint FROM fuel_cards)
UNION ALL SELECT 'deposits are what is left of them', -${netOf("'2300'")}, (SELECT COALESCE(sum(open), 0)::bigint
  FROM deposits)
UNION ALL SELECT 'what is written off is bad debt', ${netOf("'6100'")}, (SELECT COALESCE(sum(written_off), 0)::bigint
  FROM invoices)
UNION ALL SELECT 'the client money bank is what went to it', ${netOf("'1020'")}, ${movedOn('1020')}
UNION ALL SELECT 'client money is what is held', -${netOf("'2350'")},
  (SELECT COALESCE(sum(balance), 0)::bigint FROM client_money)
UNION ALL SELECT 'nobody has less than nothing', count(*), 0 FROM client_money WHERE balance < 0
UNION ALL SELECT 'fees receivable are open charges', ${netOf("'1110'")},
  (SELECT COALESCE(sum(open), 0)::bigint FROM client_charges)
UNION ALL SELECT 'what is booked of lines of the bank is what they come to', (SELECT COALESCE(sum(debit - credit),
0)::bigint FROM journal_lines l JOIN bank_lines b ON l.source_kind = 'bankline' AND l.source_id = b.id::text
  AND l.account_number = b.ledger_account), (SELECT COALESCE(sum(amount), 0)::bigint FROM bank_lines
  WHERE status = 'booked')
UNION ALL SELECT 'a line of the bank is matched to the cent', count(*), 0 FROM bank_lines b WHERE status = 'matched'
  AND amount <> (SELECT sum(l.debit - l.credit) FROM bank_matches m JOIN journal_lines l ON l.entry_id = m.entry_id
    AND l.line = m.line WHERE m.bank_line_id = b.id)
UNION ALL SELECT 'a ledger line is matched at most once', count(*), 0 FROM (SELECT 1 FROM bank_matches
  GROUP BY entry_id, line HAVING count(*) > 1) m
UNION ALL SELECT 'fees are what factors kept', ${netOf("'6000'")}, (SELECT COALESCE(sum(factor_fee), 0)::bigint
  FROM payments WHERE reversed_at IS NULL) + ${KEPT_BY_FACTORS}
UNION ALL SELECT 'what factors hold is the sum of reserves', ${netOf("'1150'")}, (SELECT COALESCE(sum(factor_reserve),
0)::bigint FROM invoices)
UNION ALL SELECT 'what is owed to factors is the sum of their loans', -${netOf("'2250'")},
  (SELECT COALESCE(sum(factor_owed), 0)::bigint FROM invoices)
UNION ALL SELECT 'every invoice''s lines are its amount', count(*), 0 FROM invoices i
  WHERE amount <> (SELECT sum((l->>'amount')::bigint) FROM jsonb_array_elements(lines) l)
UNION ALL SELECT 'paid is the sum of payments that stand', count(*), 0 FROM invoices i
  WHERE paid <> (SELECT COALESCE(sum(amount), 0) FROM payments p WHERE p.invoice_id = i.id AND reversed_at IS NULL)
UNION ALL SELECT 'no invoice is overpaid', count(*), 0 FROM invoices WHERE paid < 0 OR open < 0
  OR disputed < 0 OR disputed > open OR open <> amount - paid - credited - written_off - sold
UNION ALL SELECT 'paid means nothing is open', count(*), 0 FROM invoices WHERE (status = 'paid') <> (status IN ${BOOKED}
  AND open = 0)
UNION ALL SELECT 'drafts and cancelled invoices owe nothing', count(*), 0 FROM invoices i WHERE status NOT IN ${BOOKED}
  AND (SELECT COALESCE(sum(debit - credit), 0) FROM journal_lines WHERE source_id = i.id::text
    AND account_number = '1100') <> 0
UNION ALL SELECT 'every invoice''s receivable is its balance', count(*), 0 FROM invoices i WHERE status IN ${BOOKED}
  AND (SELECT COALESCE(sum(debit - credit), 0) FROM journal_lines WHERE source_id = i.id::text
    AND account_number = '1100') <> open
UNION ALL SELECT 'debits are credits on cash basis', COALESCE(sum(debit), 0)::bigint, COALESCE(sum(credit), 0)::bigint
  FROM cash_lines
UNION ALL SELECT 'no entry is out of balance on cash basis', count(*), 0 FROM (SELECT 1 FROM cash_lines GROUP BY
  entry_id HAVING sum(debit) <> sum(credit)) e
UNION ALL SELECT 'revenue on cash basis is what payments cleared', (SELECT COALESCE(sum(credit - debit), 0)::bigint
  FROM cash_lines WHERE source_kind = 'invoice' AND account_number IN ('4000', '4050')),
  (SELECT COALESCE(sum(amount), 0)::bigint FROM payments WHERE reversed_at IS NULL) + ${EARNED_BY_SALES}
UNION ALL SELECT 'money reads the same on both bases', (SELECT COALESCE(sum(debit - credit), 0)::bigint
  FROM journal_lines WHERE accrual_only AND account_number IN ('1000', '1020', '1050')),
  (SELECT COALESCE(sum(debit - credit), 0)::bigint FROM cash_lines WHERE account_number IN ('1000', '1020', '1050'))`;

/** The books are in order: thirty rules over the tables as they are. */
export const mustBeInOrder = async (system: TestSystem): Promise<void> => {
  const { rows } = await system.sql<{ rule: string; one: number; other: number }>(RULES);
  expect(rows.map(({ rule, one }) => [rule, one])).toEqual(rows.map(({ rule, other }) => [rule, other]));
  expect(rows).toHaveLength(30);
};
