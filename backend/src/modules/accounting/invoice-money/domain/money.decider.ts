import { credit, cutDisputes, dispute, reverseCredits, reverseWriteOff, settle, writeOff } from './credits';
import { decideFactoring } from './factoring/factoring';
import type { MoneyCommand } from './money.commands';
import type { MoneyEvent } from './money.events';
import { pay, reverse } from './payments';
import type { Receivable } from './receivable';

/** What is done to an invoice by each command, for a refusal: 'A draft invoice cannot be credited'. */
export const DONE: Readonly<Record<MoneyCommand['type'], string>> = {
  RecordPayment: 'paid',
  ReversePayment: 'changed',
  CreditInvoice: 'credited',
  WriteOffInvoice: 'written off',
  ReverseCredits: 'changed',
  ReverseWriteOff: 'changed',
  DisputeInvoice: 'disputed',
  SettleDispute: 'settled',
  FactorInvoice: 'factored',
  CollectFromFactor: 'collected by a factor',
  ReleaseReserve: 'released',
  ChargeBackInvoice: 'charged back',
};

/**
 * Decides what clears an issued invoice or opens it again, and what happens to it with a factor.
 * @example decideMoney({ type: 'RecordPayment', id: 7, payment }, invoice) // [{ type: 'InvoicePaymentReceived', … }]
 */
export const decideMoney = (command: MoneyCommand, invoice: Receivable): readonly MoneyEvent[] => {
  switch (command.type) {
    case 'RecordPayment':
      return pay(command.id, command.payment, invoice, command.within);
    case 'ReversePayment':
      return reverse(command, invoice);
    case 'CreditInvoice':
      return credit(command, invoice);
    case 'WriteOffInvoice':
      return writeOff(command, invoice);
    case 'ReverseCredits':
      return reverseCredits(command, invoice);
    case 'ReverseWriteOff':
      return reverseWriteOff(command, invoice);
    case 'DisputeInvoice':
      return dispute(command, invoice);
    case 'SettleDispute':
      return settle(command, invoice);
    default: {
      const done = decideFactoring(command, invoice);
      return done.type === 'FactorCollected' ? cutDisputes(command.id, 'paid', done, invoice, command.on) : [done];
    }
  }
};
