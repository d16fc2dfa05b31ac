import { render } from '@testing-library/react';
import { Providers } from '../app/providers';
import { createQueryClient } from '../app/query-client';
import { AppRouter } from '../app/routing/router';
import { toasts } from '../components/toast/toast-store';
import { browser } from '../lib/browser';
import { fakeApi, type Answering } from './fake-api';
import { firm as firmWithNumbers } from './prepared/firm';
import { newTypist } from './typist';

/** It has said no number and no address yet. */
const firm = { ...firmWithNumbers, phone: '', email: '' };
const empty = () => ({ body: [], headers: { 'x-total-count': '0' } });

const quiet: Record<string, Answering> = {
  'GET /api/firm': () => ({ body: firm }),
  'GET /api/health/ready': () => ({ body: { status: 'ok' } }),
  'GET /api/dashboard/stats': () => ({
    body: { pendingInvoices: 0, monthlyRevenue: '$0', fuelExpenses: '$0', milesDriven: '0' },
  }),
  'GET /api/invoices': empty,
  'GET /api/invoices/ageing': () => ({ body: [] }),
  'GET /api/invoices/months': () => ({ body: [] }),
  'GET /api/invoices/summary': () => ({
    body: {
      totalInvoices: 0,
      totalBilled: '0.00',
      paidAmount: '0.00',
      paidCount: 0,
      pendingAmount: '0.00',
      pendingCount: 0,
      overdueAmount: '0.00',
      overdueCount: 0,
      outstanding: '0.00',
      collectionRate: 0,
    },
  }),
  'GET /api/clients': empty,
  'GET /api/client-standings': empty,
  'GET /api/brokers': empty,
  'GET /api/charges': empty,
  'GET /api/client-money': empty,
  'GET /api/client-money-cover': () => ({
    body: { held: '0.00', inBank: '0.00', onItsWay: '0.00', toMove: '0.00' },
  }),
  'GET /api/compliance-documents': empty,
  'GET /api/jobs': empty,
  'GET /api/notifications': () => ({ body: { unread: 0, items: [] } }),
  'GET /api/views': () => ({ body: [] }),
  'GET /api/list-shapes': () => ({ body: [] }),
  'GET /api/audit/facts': empty,
  'GET /api/audit/actors': empty,
  'GET /api/audit/types': empty,
  'GET /api/names/agent': empty,
  'GET /api/names/broker': empty,
  'GET /api/names/client': empty,
  'GET /api/names/load': empty,
  'GET /api/names/user': empty,
};

/** The whole app with its real router at an address; full page loads are only noted. */
export const openApp = (path: string, answers: Record<string, Answering>) => {
  for (let shown = toasts.visible(); shown; shown = toasts.visible()) toasts.dismiss(shown.id);
  jest.restoreAllMocks();
  window.history.replaceState(null, '', path);
  const left = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  const server = fakeApi({ ...quiet, ...answers });
  render(
    <Providers client={createQueryClient()}>
      <AppRouter />
    </Providers>,
  );
  return { server, left, typist: newTypist(), address: () => window.location.pathname + window.location.search };
};
