import { declareCloseCheck } from '../../../../platform/money/close-checks';

const DRAFTS = `SELECT 1 AS draft FROM invoices WHERE status = 'draft' AND client_id IS NOT DISTINCT FROM $1::uuid
  AND COALESCE(booked_on, issue_date) BETWEEN $2::date AND $3::date LIMIT 1`;

declareCloseCheck({
  title: 'No draft invoice of the month',
  holds: async ({ clientId, firstDay, lastDay }, ask) =>
    (await ask(DRAFTS, [clientId, firstDay, lastDay])).length === 0,
});
