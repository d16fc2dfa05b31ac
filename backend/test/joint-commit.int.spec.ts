/**
 * Declares facts or records of its own, which no other file may find.
 * @own-modules
 */
import { Broker } from '../src/modules/clients/brokers';
import { Client } from '../src/modules/clients/clients';
import { invoiceKind } from '../src/modules/accounting/invoices/invoice';
import type { InvoiceCommand } from '../src/modules/accounting/invoices/domain/invoice.commands';
import type { Prepared } from '../src/platform/event-log/commands/aggregate';
import { CommandRunner } from '../src/platform/event-log/commands/command-runner';
import { part } from '../src/platform/event-log/commands/task';
import { RuleViolation, VersionConflict } from '../src/platform/core/errors';
import { kindOf } from '../src/platform/records/kind/kind';
import type { RecordCommand } from '../src/platform/records/kind/kind-aggregate';
import { newClient } from './support/world/people';
import { testContext } from './support/probes';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

describe('one commit of records of several types', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  /** A broker, a client and an invoice of 100.00, each of its own stream. */
  const three = async () => {
    const clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC', phone: '(555) 010-0000' });
    const broker = await staff.post('/api/brokers', { name: 'Summit Freight' });
    const brokerId = Number(broker.body['id']);
    const invoice = await staff.post('/api/invoices', { brokerId, clientId, amount: 100 });
    return { clientId, brokerId, invoiceId: Number(invoice.body['id']) };
  };
  type Three = Awaited<ReturnType<typeof three>>;
  const recordPayment = (invoiceId: number, amount: number): InvoiceCommand => ({
    type: 'RecordPayment',
    id: invoiceId,
    payment: {
      paymentId: invoiceId,
      amount,
      paymentDate: '2026-11-20',
      method: 'ach',
      factorId: null,
      factorFee: null,
      notes: null,
    },
  });
  const paying = ({ clientId, brokerId, invoiceId }: Three, amount: number, expectedVersion?: number) =>
    system.app.get(CommandRunner).runTogether({
      parts: [
        part({
          aggregate: kindOf(Client).aggregate,
          id: clientId,
          prepare: (): Prepared<RecordCommand> => ({
            command: { type: 'Change', id: clientId, changes: { phone: '(555) 010-0001' } },
          }),
        }),
        part({
          aggregate: kindOf(Broker).aggregate,
          id: brokerId,
          prepare: (): Prepared<RecordCommand> => ({
            command: { type: 'Change', id: brokerId, changes: { name: 'Summit Freight Inc.' } },
          }),
        }),
        part({
          aggregate: invoiceKind.aggregate,
          id: invoiceId,
          prepare: (): Prepared<InvoiceCommand> => ({
            command: recordPayment(invoiceId, amount),
          }),
        }),
      ],
      context: { ...testContext(), ...(expectedVersion === undefined ? {} : { expectedVersion }) },
      answer: 'done',
    });
  const read = async ({ clientId, brokerId, invoiceId }: Three) => {
    const [client, broker, invoice] = await Promise.all([
      staff.get<Record<string, unknown>>(`/api/clients/${clientId}`),
      staff.get<Record<string, unknown>>(`/api/brokers/${brokerId}`),
      staff.get<Record<string, unknown>>(`/api/invoices/${invoiceId}`),
    ]);
    return [client.body['phone'], broker.body['name'], invoice.body['balance']];
  };

  it('changes all of them at one place of the log', async () => {
    const records = await three();
    const before = await system.lastPosition();
    expect(await paying(records, 60_00)).toBe('done');
    expect(await read(records)).toEqual(['(555) 010-0001', 'Summit Freight Inc.', '40.00']);
    const { rows } = await system.sql<{ stream: string; at: string }>(
      `SELECT DISTINCT stream_id AS stream, recorded_at AS at FROM facts WHERE position > $1
        AND stream_id NOT LIKE 'entry-%'`,
      [before],
    );
    expect(rows.map(({ stream }) => stream).sort()).toEqual(
      [`broker-${records.brokerId}`, `client-${records.clientId}`, `invoice-${records.invoiceId}`].sort(),
    );
    expect(new Set(rows.map(({ at }) => at)).size).toBe(1);
  });

  it('changes none of them where one refuses', async () => {
    const records = await three();
    const before = await system.lastPosition();
    await expect(paying(records, 100_01)).rejects.toThrow(RuleViolation);
    expect(await read(records)).toEqual(['(555) 010-0000', 'Summit Freight', '100.00']);
    expect(await system.lastPosition()).toBe(before);
  });

  it('holds to the version that it was asked of, which is the first one’s alone', async () => {
    const records = await three();
    const before = await system.lastPosition();
    await expect(paying(records, 60_00, 7)).rejects.toThrow(VersionConflict);
    expect(await system.lastPosition()).toBe(before);
    await staff.patch(`/api/brokers/${records.brokerId}`, { name: 'Summit' });
    expect(await paying(records, 60_00, 1)).toBe('done');
    await expect(paying(records, 10_00, 1)).rejects.toThrow(VersionConflict);
    expect((await read(records))[2]).toBe('40.00');
  });

  it('does not try again where another was faster with the one whose version was asked', async () => {
    const records = await three();
    const both = await Promise.allSettled([paying(records, 10_00, 1), paying(records, 20_00, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  describe('in which others follow from what one of them is', () => {
    /** Pays the invoice and, beside it, renames the broker that the invoice names. */
    const payingBeside = ({ invoiceId }: Three, amount: number, expectedVersion?: number) =>
      system.app.get(CommandRunner).run({
        aggregate: invoiceKind.aggregate,
        id: invoiceId,
        prepare: (invoice): Prepared<InvoiceCommand> => {
          const brokerId = invoice.status === 'none' ? 0 : invoice.terms.brokerId;
          return {
            command: recordPayment(invoiceId, amount),
            beside: [
              part({
                aggregate: kindOf(Broker).aggregate,
                id: brokerId,
                prepare: (): Prepared<RecordCommand> => ({
                  command: { type: 'Change', id: brokerId, changes: { name: `Paid ${amount}` } },
                }),
              }),
            ],
          };
        },
        context: { ...testContext(), ...(expectedVersion === undefined ? {} : { expectedVersion }) },
      });

    it('changes all of them, or none', async () => {
      const records = await three();
      expect((await payingBeside(records, 60_00)).version).toBe(2);
      expect((await read(records)).slice(1)).toEqual(['Paid 6000', '40.00']);
      await expect(payingBeside(records, 60_00)).rejects.toThrow(RuleViolation);
      expect((await read(records)).slice(1)).toEqual(['Paid 6000', '40.00']);
    });

    it('holds to the version that it was asked of, which is the first one’s alone', async () => {
      const records = await three();
      await expect(payingBeside(records, 10_00, 7)).rejects.toThrow(VersionConflict);
      expect((await read(records)).slice(1)).toEqual(['Summit Freight', '100.00']);
      await staff.patch(`/api/brokers/${records.brokerId}`, { name: 'Summit' });
      await payingBeside(records, 10_00, 1);
      expect((await read(records)).slice(1)).toEqual(['Paid 1000', '90.00']);
    });

    it('comes one after the other where they follow each other, however many come at once', async () => {
      const { brokerId, clientId } = await three();
      const invoices = await Promise.all(
        Array.from({ length: 12 }, () => staff.post('/api/invoices', { brokerId, clientId, amount: 100 })),
      );
      const paid = invoices.map(({ body }) => ({ brokerId, clientId, invoiceId: Number(body['id']) }));
      const all = await Promise.allSettled(
        paid.flatMap((records, at) => [payingBeside(records, 10_00 + at), paying(records, 20_00 + at)]),
      );
      expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
    });

    it('is tried again when another was faster with what follows', async () => {
      const records = await three();
      const other = await three();
      await system.app.get(CommandRunner).run({
        aggregate: invoiceKind.aggregate,
        id: other.invoiceId,
        prepare: (): Prepared<InvoiceCommand> => ({
          command: {
            type: 'ChangeInvoice',
            id: other.invoiceId,
            changes: { brokerId: records.brokerId },
            paymentId: 0,
            on: '2026-11-20',
          },
        }),
        context: testContext(),
      });
      const both = await Promise.allSettled([payingBeside(records, 60_00), payingBeside(other, 50_00)]);
      expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect([(await read(records))[2], (await read(other))[2]]).toEqual(['40.00', '50.00']);
    });
  });

  it('takes from a balance what two of them ask for at the same moment once', async () => {
    const records = await three();
    const other = { ...records, ...(await three()), invoiceId: records.invoiceId };
    const both = await Promise.allSettled([paying(records, 60_00), paying(other, 60_00)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(records))[2]).toBe('40.00');
  });
});
