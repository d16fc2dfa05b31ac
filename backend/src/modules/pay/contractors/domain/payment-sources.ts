/**
 * Where payments to contractors are read from. One SELECT over the tables of a module: `contractor_id` (uuid),
 * `source_kind` and `source_id` (text), `paid_on` (date), `cents` and `withheld` (bigint), `box` (text; null: that of
 * the contractor), `account_number` (text; null: none), `way` (text; null: not said) and `words` (text).
 */
type PaymentSource = string;

const sources = new Map<string, PaymentSource>();

/**
 * Declares payments that count for forms 1099. A payment that was reversed is not among them, so it leaves the year in
 * which it was made.
 * @example contractorPaymentsFrom('settlement', `SELECT c.id AS contractor_id, 'settlement' AS source_kind, … FROM
 *   settlements s JOIN contractors c ON c.driver_id = s.driver_id AND c.removed_at IS NULL WHERE s.status = 'paid'`)
 */
export const contractorPaymentsFrom = (kind: string, source: PaymentSource): void => {
  sources.set(kind, source);
};

/** All of them. */
export const paymentSources = (): readonly PaymentSource[] => [...sources.values()];
