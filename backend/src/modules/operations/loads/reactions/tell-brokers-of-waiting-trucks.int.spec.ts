import { SmtpServer } from '../../../../../test/support/doubles/smtp-server';
import { eventually, TestSystem } from '../../../../../test/support/system';
import { newClient } from '../../../../../test/support/world/people';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { ObligationBook } from '../../../compliance/obligations';
import { TellBrokersOfWaitingTrucks } from './tell-brokers-of-waiting-trucks';

type Row = Record<string, unknown>;
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
const MINUTE = 60_000;

/** Brokers hear in time that a truck waits, and claims are made in time. */
describe('a truck that waits', () => {
  let system: TestSystem;
  let smtp: SmtpServer;
  let staff: Visitor;
  let clientId: string;
  let count = 0;
  beforeAll(async () => {
    smtp = await SmtpServer.start();
    const over = { smtpUrl: smtp.url, jobs: { pauses: { mail: [20, 20] } } };
    system = await TestSystem.start({ workers: true, over });
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Red Mesa' });
  });
  afterAll(async () => {
    await system.stop();
    await smtp.stop();
  });

  const made = async (path: string, body: object): Promise<Row> => {
    const answer = await staff.post<Row>(path, body);
    expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
    return answer.body;
  };
  const ago = (minutes: number): string => new Date(system.clock.now().getTime() - minutes * MINUTE).toISOString();
  /** A load whose truck has stood for so long. */
  const waits = async (
    minutes: number,
    terms: object,
    to: string | null = `ap-${count}@summit.test`,
  ): Promise<string> => {
    count += 1;
    const { id: brokerId } = await made('/api/brokers', { name: 'Summit', contactEmail: to });
    const places = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE' };
    const { id } = await made('/api/loads', { loadNumber: `N-${count}`, brokerId, clientId, ...places });
    const at = `/api/loads/${Number(id)}`;
    const stop = { kind: 'pickup', place: 'Elko, NV', arrivedAt: ago(minutes) };
    expect((await staff.put(`${at}/stops`, { stops: [stop] })).status).toBe(200);
    const agreed = { detentionRate: 50, detentionFreeMinutes: 120, noticeMinutes: 30, claimHours: 48 };
    expect((await staff.put(`${at}/terms`, { source: 'hand', ...agreed, ...terms })).status).toBe(200);
    return at;
  };
  const tell = (): Promise<{ told: number }> => system.app.get(TellBrokersOfWaitingTrucks).tell('test');
  const lettersTo = async (to: string): Promise<readonly Letter[]> =>
    (await system.sql<{ letter: Letter }>(`SELECT letter FROM mails WHERE letter->>'to' = '${to}'`)).rows.map(
      ({ letter }) => letter,
    );

  it('is told its broker once, half an hour before its free time ends', async () => {
    await waits(60, {}, 'early@summit.test');
    const at = await waits(95, {}, 'due@summit.test');
    expect(await tell()).toEqual({ told: 1 });
    expect(await tell()).toEqual({ told: 0 });
    const letters = await eventually(
      () => lettersTo('due@summit.test'),
      (found) => found.length > 0,
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toMatch(/^Notice of detention, load N-\d+ from /);
    expect(letters[0]?.text).toContain('$50.00 an hour');
    expect((await staff.get<Row>(at)).body).toMatchObject({ noticeSentTo: 'due@summit.test', noticeStop: 0 });
    expect(await lettersTo('early@summit.test')).toEqual([]);
  });

  it('is told nobody where the terms ask for no notice, nobody can be written to, or it has left', async () => {
    await waits(200, { noticeMinutes: null });
    await waits(200, {}, null);
    const left = await waits(200, {});
    await staff.post(`${left}/departed`, {});
    expect(await tell()).toEqual({ told: 0 });
  });

  it('is a claim that is due when its window ends, until it is billed', async () => {
    const at = await waits(200, {});
    await staff.post(`${at}/departed`, {});
    const { body: load } = await staff.get<Row>(at);
    const work = () => system.app.get(ObligationBook).catchUp([clientId], 'test');
    await work();
    const found = async (): Promise<Row | undefined> =>
      (await staff.get<Row[]>(`/api/obligations?clientId=${clientId}&limit=100`)).body.find(
        ({ rule, subjectName }) => rule === 'detention_claim' && subjectName === load['loadNumber'],
      );
    expect(await found()).toMatchObject({ title: 'Detention claim', amount: '66.67', status: 'open' });
    expect((await staff.post(`${at}/detention/bill`, {})).status).toBe(200);
    await work();
    expect((await found())?.['status']).toBe('accepted');
  });
});
