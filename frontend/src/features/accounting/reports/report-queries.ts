import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

export type ProfitAndLoss = Answer<'ProfitAndLoss'>;
export type BalanceSheet = Answer<'BalanceSheet'>;
export type CashFlow = Answer<'CashFlow'>;
export type Ageing = Answer<'ReceivablesAgeing'>;
export type BrokerLedger = Answer<'BrokerLedger'>;
export type Summary = Answer<'ReportSummary'>;
export type StatementPart = Answer<'StatementPart'>;

const reportQuery =
  <Report>(name: string) =>
  (query: QueryParams) =>
    queryOptions({
      queryKey: [...roots.ledger, 'reports', name, query],
      queryFn: () => api.get<Report>(`/api/reports/${name}`, { query }),
      placeholderData: keepPreviousData,
    });

export const profitAndLossQuery = reportQuery<ProfitAndLoss>('profit-and-loss');
export const balanceSheetQuery = reportQuery<BalanceSheet>('balance-sheet');
export const cashFlowQuery = reportQuery<CashFlow>('cash-flow');
export const ageingQuery = reportQuery<Ageing>('receivables-ageing');
export const brokerLedgerQuery = reportQuery<BrokerLedger>('broker-ledger');
export const summaryQuery = reportQuery<Summary>('summary');

/** The address of the file of a report, for a link. */
export const fileAddress = (name: string, query: QueryParams, format: string): string => {
  const asked = Object.entries({ ...query, format }).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  return `/api/reports/${name}?${new URLSearchParams(asked).toString()}`;
};
