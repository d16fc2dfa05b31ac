import type { Locator, Page } from 'playwright-core';
import { callsOf } from './calls';

type Row = Record<string, unknown>;

/** The firm's current month and the two before it: '2026-11', '2026-10', '2026-09'. */
export interface Months {
  readonly now: string;
  readonly month: string;
  readonly before: string;
}

const monthBefore = (month: string): string => {
  const [year = 0, nr = 0] = month.split('-').map(Number);
  return nr === 1 ? `${year - 1}-12` : `${year}-${String(nr - 1).padStart(2, '0')}`;
};

export const monthsOf = async (page: Page): Promise<Months> => {
  const today = await page.evaluate(async () => ((await (await fetch('/api/firm')).json()) as { today: string }).today);
  const now = today.slice(0, 7);
  const month = monthBefore(now);
  return { now, month, before: monthBefore(month) };
};
/** 'October 2026' */
export const titleOf = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** '2026-10' → '2026-10-31' */
export const lastDayOf = (month: string): string => {
  const [year = 0, nr = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nr, 0)).toISOString().slice(0, 10);
};
/** '2026-10-28' → '10/28/2026' */
export const usDay = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** The rows of a table that have an amount, as they are read: '4000 Freight revenue | $4,500.00'. */
export const amountsIn = async (table: Locator): Promise<string[]> => {
  const rows = await table
    .locator('tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.trim().replace(/\s+/g, ' ')).join(' | '),
      ),
    );
  return rows.filter((row) => row.includes('$'));
};

/** An address of the web app with these parameters. */
export const address = (path: string, asked: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(asked).toString()}`;

/** The books of a new client, written by calls from somebody's page. */
export interface ClientBooks {
  readonly clientId: string;
  /** A truck of the client's. */
  readonly unit: string;
  readonly vehicleId: string;
  /** Whom its invoices go to. */
  readonly broker: string;
  /** @returns its id */
  bill(issueDate: string, amount: string): Promise<string>;
  pay(invoiceId: string, amount: string, paymentDate: string): Promise<unknown>;
  /** An entry by hand of two lines: the account that is debited, and the one that is credited. */
  enter(entryDate: string, description: string, debited: Row, credited: string, amount: string): Promise<unknown>;
  close(month: string): Promise<unknown>;
}

/** @param name of the company, such as 'Hawthorn Carriers' */
export const newBooks = async (page: Page, name: string): Promise<ClientBooks> => {
  const call = callsOf(page);
  const make = async (path: string, body: Row): Promise<Row> => (await call('POST', path, [body]))[0] ?? {};
  const [first = name] = name.split(' ');
  const [unit, broker] = [`${first} 7`, `${first} Brokerage`];
  const clientId = String((await make('/api/clients', { companyName: name }))['id']);
  const truck = { clientId, unitNumber: unit, vin: '1FUJGLDR5CLBP8834', licensePlate: 'P7' };
  const vehicleId = String((await make('/api/vehicles', truck))['id']);
  const brokerId = (await make('/api/brokers', { name: broker }))['id'];
  return {
    ...{ clientId, unit, vehicleId, broker },
    bill: async (issueDate, amount) =>
      String((await make('/api/invoices', { brokerId, clientId, amount, issueDate }))['id']),
    pay: (invoiceId, amount, paymentDate) =>
      make(`/api/invoices/${invoiceId}/payments`, { amount, paymentMethod: 'ach', paymentDate }),
    enter: (entryDate, description, debited, credited, amount) =>
      make('/api/ledger/entries', {
        ...{ clientId, entryDate, description },
        lines: [
          { ...debited, debit: amount },
          { accountNumber: credited, credit: amount },
        ],
      }),
    close: (month) => make(`/api/ledger/periods/${month}/close`, { clientId }),
  };
};

/** Opens the entry of the first line of the general ledger that is on this account, such as '5100 Repairs'. */
export const openEntryOn = async (page: Page, account: string): Promise<Locator> => {
  const cell = page.getByRole('gridcell', { name: account, exact: true });
  await cell
    .or(page.getByRole('button', { name: account, exact: true }))
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: /^Journal entry / });
  await panel.waitFor();
  return panel;
};
