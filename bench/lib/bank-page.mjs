// A page of the bank: fifty lines of a statement, as the ledger of one book has them.
import { usDay } from './stories/story.mjs';

const LINES = 50;

/** @returns the answer to a request; whoever is refused is not measured */
const asked = async (url, options) => {
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
};

/** The bank account of a book, with a statement of its latest ledger lines; made once. */
const accountOf = async (address, headers, clientId) => {
  const at = `${address}/api/bank-accounts`;
  const known = (await asked(`${at}?limit=1000`, { headers })).find((account) => account.clientId === clientId);
  if (known) return known;
  const json = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Checking', bankName: 'First Bank', ledgerAccount: '1000', clientId });
  return asked(at, { method: 'POST', headers: json, body });
};

/**
 * Imports the latest fifty ledger lines of a book's bank as a statement.
 * @returns the address that asks what each of them may be
 */
export const bankPageOf = async (address, headers, clientId) => {
  const { id } = await accountOf(address, headers, clientId);
  const list = `${address}/api/bank-lines?bankAccountId=${id}&sort=-date&limit=${LINES}`;
  if ((await asked(list, { headers })).length < LINES) {
    const book = clientId === null ? 'own=true' : `clientId=${clientId}`;
    const entries = await asked(`${address}/api/ledger/entries?account=1000&limit=${LINES}&${book}`, { headers });
    const rows = entries.map(
      ({ date, reference, debit, credit }, nr) =>
        `${usDay(date)},${reference} ${nr},${Number(debit) > 0 ? debit : `-${credit}`}`,
    );
    const form = new FormData();
    form.append('file', new Blob([['Posting Date,Description,Amount', ...rows].join('\n')]), 'statement.csv');
    await asked(`${address}/api/bank-accounts/${id}/import`, { method: 'POST', headers, body: form });
  }
  const lines = await asked(list, { headers });
  // a book among few facts has fewer lines than a page
  if (lines.length === 0) throw new Error('The page has no line of the bank');
  return `/api/bank-lines/suggestions?ids=${lines.map((line) => line.id).join(',')}`;
};
