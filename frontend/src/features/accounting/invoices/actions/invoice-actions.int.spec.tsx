import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Invoice } from '../../../../lib/api/api-types';
import { fakeApi } from '../../../../testing/fake-api';
import { brokerOf, invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { InvoiceActions, NextOfInvoice } from './invoice-actions';

const pending = invoiceOf({ id: 17, invoiceNumber: 'INV-17' });
const all = ['invoices.read', 'invoices.write', 'invoices.delete', 'payments.write'];

const open = (invoice: Invoice, permissions: readonly string[] = all, at = '/') => {
  fakeApi({ 'GET /api/brokers/4': () => ({ body: brokerOf({ id: 4, name: 'Prairie Star Carriers' }) }) });
  const shown = (
    <>
      <NextOfInvoice invoice={invoice} />
      <InvoiceActions invoice={invoice} />
    </>
  );
  return renderApp(shown, { user: { ...staffUser, permissions: [...permissions] }, at });
};
const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const pdf = () => screen.getByRole('link', { name: 'PDF' });

describe('what can be done about an invoice', () => {
  it.each<[string, Partial<Invoice>, string[]]>([
    ['pending', {}, ['Record payment', 'Edit', 'Send e-mail', 'Void']],
    [
      'overdue and sent',
      { status: 'overdue', sentAt: pending.createdAt },
      ['Record payment', 'Edit', 'Resend', 'Void'],
    ],
    ['a draft', { status: 'draft' }, ['Send e-mail', 'Edit', 'Void']],
    ['paid', { status: 'paid', paid: '1250.00', balance: '0.00' }, ['Edit', 'Send e-mail', 'Void']],
  ])('while it is %s has no payment of what is not owed: %#', (_status, changes, actions) => {
    open({ ...pending, ...changes });
    expect(offered()).toEqual(actions);
  });

  it('once it is voided is to read it', () => {
    open({ ...pending, status: 'cancelled' });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(pdf()).toHaveAttribute('href', '/api/invoices/17/pdf');
  });

  it.each<[string, string[]]>([
    ['payments.write', ['Record payment']],
    ['invoices.write', ['Edit', 'Send e-mail']],
    ['invoices.delete', ['Void']],
  ])('by who holds %s alone is %j', (permission, actions) => {
    open(pending, [permission]);
    expect(offered()).toEqual(actions);
  });

  it.each<[string, string, string]>([
    ['pay', 'payments.write', 'Record payment for INV-17'],
    ['send', 'invoices.write', 'Send INV-17'],
    ['void', 'invoices.delete', 'Void INV-17?'],
  ])('opens at ?%s=1 for who holds %s, and for nobody else', async (name, permission, title) => {
    open(pending, [permission], `/?${name}=1`);
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
    cleanup();
    // its code is there now: it would be shown at once
    open(
      pending,
      all.filter((each) => each !== permission),
      `/?${name}=1`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, string, Partial<Invoice>[]]>([
    [
      'pay',
      'Record payment for INV-17',
      [{ status: 'draft' }, { status: 'paid', paid: '1250.00', balance: '0.00' }, { status: 'cancelled' }],
    ],
    ['send', 'Send INV-17', [{ status: 'cancelled' }]],
    ['void', 'Void INV-17?', [{ status: 'cancelled' }]],
  ])('opens nothing at ?%s=1 of an invoice that has no button for it', async (name, title, without) => {
    open(pending, all, `/?${name}=1`);
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
    for (const changes of without) {
      cleanup();
      open({ ...pending, ...changes }, all, `/?${name}=1`);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it.each<[string, string, Partial<Invoice>]>([
    ['Record payment', 'Record payment for INV-17', {}],
    ['Send e-mail', 'Send INV-17', {}],
    ['Resend', 'Resend INV-17', { sentAt: '2026-03-02T15:05:00.000Z' }],
    ['Void', 'Void INV-17?', {}],
  ])('%s opens its dialog, which closes again', async (button, title, changes) => {
    const { typist } = open({ ...pending, ...changes });
    await typist.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await typist.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what is typed when somebody else pays the invoice meanwhile', async () => {
    const heard: ((invoice: Invoice) => void)[] = [];
    function OnScreen() {
      const [invoice, setInvoice] = useState(pending);
      heard.push(setInvoice);
      return <InvoiceActions invoice={invoice} />;
    }
    fakeApi({ 'GET /api/brokers/4': () => ({ body: brokerOf({ id: 4, name: 'Prairie Star Carriers' }) }) });
    const { typist } = renderApp(<OnScreen />, { user: { ...staffUser, permissions: all }, at: '/?pay=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payment for INV-17' }));
    await typist.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Wire of Friday');
    act(() => heard.at(-1)?.({ ...pending, status: 'paid', paid: '1250.00', balance: '0.00' }));
    expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Wire of Friday');
  });
});
