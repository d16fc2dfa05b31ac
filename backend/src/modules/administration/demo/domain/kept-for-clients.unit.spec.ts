import { kindNamed } from '../../../../platform/records/kind/kind';
import { expiryStatusOn } from '../../../../platform/records/kind/declared/expiry';
import type { DomainEvent } from '../../../../platform/event-log/events/events';
import { foldState } from '../../../../platform/event-log/events/decider';
import '../../../clients/business-entities';
import '../../../compliance/compliance';
import '../../../clients/insurance';
import '../../../compliance/obligations';
import '../../../compliance/reminders';
import { CLIENTS } from './cast';
import { keptForClient, type KeptForClient } from './kept-for-clients';

const today = '2026-11-21';
/** More than the twelve of the cast: who comes after them is like them. */
const COUNT = 15;
const CLIENT = '0199cccc-0000-7000-8000-000000000001';
const trucks = (index: number): string[] =>
  [1, 2, 3].map((nr) => `0199aaaa-0000-7000-8000-${String(index * 10 + nr).padStart(12, '0')}`);
const everybody = (on = today): KeptForClient[][] =>
  Array.from({ length: COUNT }, (_, index) => [...keptForClient(index, on, trucks(index))]);
const ofKind = (
  kind: KeptForClient['kind'],
  of: readonly KeptForClient[] = everybody().flat(),
): KeptForClient['values'][] => of.filter((stored) => stored.kind === kind).map(({ values }) => values);
const each = (kind: KeptForClient['kind'], field: string): unknown[] => ofKind(kind).map((values) => values[field]);

describe('what the demo keeps for its clients', () => {
  it.each([today, '2026-01-01', '2028-02-29', '2026-07-01'])('are records as the firm takes them, on %s', (on) => {
    for (const { kind, values, then = [] } of everybody(on).flat()) {
      const { decider } = kindNamed(kind).aggregate;
      const events: DomainEvent[] = [
        ...decider.decide({ type: 'Add', id: 'x', values: { ...values, clientId: CLIENT } }, decider.initialState),
      ];
      expect(events[0]?.data).toMatchObject(values);
      for (const step of then)
        events.push(...decider.decide({ type: 'Change', id: 'x', changes: step.values }, foldState(decider, events)));
      const state = foldState(decider, events);
      for (const step of then.slice(-1)) expect(state).toMatchObject({ status: 'kept', values: step.values });
    }
  });

  it.each<[KeptForClient['kind'], string]>([
    ['insurancerecord', 'policyNumber'],
    ['permit', 'permitNumber'],
    ['operatingauthority', 'usdotNumber'],
    ['operatingauthority', 'mcNumber'],
    ['operatingauthority', 'boc3Number'],
    ['commercialplate', 'plateNumber'],
    ['commercialplate', 'vehicleId'],
    ['heavyusefiling', 'vehicleId'],
    ['businessentity', 'businessAddress'],
  ])('are told apart: each %s has a %s of its own', (kind, field) =>
    expect(new Set(each(kind, field)).size).toBe(each(kind, field).length),
  );

  it('is the business of the client itself, of the form that its name says', () => {
    for (const [at, values] of ofKind('businessentity').entries()) {
      const client = CLIENTS[at % 12];
      expect(values).toMatchObject({
        businessName: client?.companyName,
        registeredAgent: client?.ownerName,
        state: client?.state,
        entityType: client?.companyName.endsWith('LLC') ? 'llc' : 'corporation',
      });
      expect(String(values['businessAddress'])).toContain(`${String(client?.city)}, ${String(client?.state)}`);
      expect(String(values['registrationDate']) < '2024-06-10').toBe(true);
    }
  });

  it('is good, soon to end and over, so that the desk has something to do', () => {
    const standings = (kind: KeptForClient['kind'], field: string) =>
      new Set(each(kind, field).map((day) => expiryStatusOn(String(day), today)));
    const everyOne = new Set(['valid', 'expiring', 'expired']);
    expect(standings('insurancerecord', 'expirationDate')).toEqual(everyOne);
    expect(standings('commercialplate', 'expirationDate')).toEqual(everyOne);
    expect(standings('permit', 'expirationDate')).toEqual(everyOne);
    expect(standings('businessentity', 'annualReportDue')).toEqual(everyOne);
  });

  it('lasts a year where it is bought for a year', () => {
    for (const values of [...ofKind('insurancerecord'), ...ofKind('commercialplate')])
      expect(Date.parse(String(values['expirationDate'])) - Date.parse(String(values['effectiveDate']))).toBe(
        365 * 86_400_000,
      );
    for (const values of ofKind('permit').filter(({ permitType }) => permitType === 'ifta_license'))
      expect(values).toMatchObject({ effectiveDate: '2026-01-01', expirationDate: '2026-12-31' });
  });

  it('covers what the law asks of a carrier, but for one client in five that is to be told', () =>
    expect(
      everybody().map((stored) => ofKind('insurancerecord', stored).map(({ coverageAmount }) => coverageAmount)),
    ).toEqual(Array.from({ length: COUNT }, (_, index) => [index % 5 === 4 ? 500_000_00 : 1_000_000_00, 100_000_00])));

  it('are an audit ahead, a safety audit and a review behind', () => {
    for (const { auditDate, nextAuditDate, type } of ofKind('complianceaudit'))
      expect(type === 'dot_audit' ? String(nextAuditDate) > today : String(auditDate) < today).toBe(true);
    for (const { violations, improvementPlan } of ofKind('complianceaudit').filter(({ rating }) => rating))
      expect(violations === 'None').toBe(improvementPlan === null);
  });

  it('is a renewal of plates for the first client and a registered one for the third', () => {
    const renewals = everybody().map((stored) => stored.filter(({ kind }) => kind === 'irprenewal'));
    expect(renewals.map(({ length }) => length)).toEqual(
      Array.from({ length: COUNT }, (_, index) => (index % 12 === 0 || index % 12 === 2 ? 1 : 0)),
    );
    const [first, , third] = renewals.map(([renewal]) => renewal);
    expect([first?.values['yearStart'], first?.then]).toEqual(['2027-01-01', []]);
    expect([third?.values['yearStart'], third?.then?.map(({ values }) => values['status'])]).toEqual([
      '2026-01-01',
      ['filed', 'registered'],
    ]);
    // both were done in the autumn before the year that they are for
    for (const { values } of third?.then ?? [])
      expect(Object.values(values).some((day) => /^2025-1[12]-/.test(String(day)))).toBe(true);
    for (const values of ofKind('irprenewal'))
      expect(values['baseState']).toBe(String(values['irpAccount']).slice(0, 2));
  });

  it('is a paper that the second of twelve is asked for', () =>
    expect(everybody().map((stored) => ofKind('paperrequest', stored).length)).toEqual(
      Array.from({ length: COUNT }, (_, index) => (index % 12 === 1 ? 1 : 0)),
    ));
});

describe('the Form 2290 of a truck of the demo', () => {
  const filingsOf = (on: string) =>
    everybody(on).map((stored) => stored.filter(({ kind }) => kind === 'heavyusefiling'));
  // the tax period is July through June (26 U.S.C. 4482(c))
  it.each([
    ['2026-06-30', 2025],
    ['2026-07-01', 2026],
    ['2026-12-31', 2026],
  ])('on %s is of the period that began in July %i', (on, year) => {
    for (const { values, from } of filingsOf(on).flat())
      expect([values['taxYear'], from]).toEqual([year, `${year}-07-06`]);
  });
  // the return of a truck first used in July is due on the last day of August (26 CFR 41.6071(a)-1)
  it('is filed by the end of August, and accepted five days later unless it is the first unit', () => {
    for (const [index, filings] of filingsOf(today).entries())
      for (const [nr, { then = [] }] of filings.entries()) {
        const late = index % 12 === 2 && nr === 0;
        expect(then.map(({ values }) => values['status'])).toEqual(
          late ? [] : nr === 0 ? ['filed'] : ['filed', 'accepted'],
        );
        const [filed, accepted] = then;
        if (filed)
          expect([filed.on, filed.on >= '2026-08-10' && filed.on <= '2026-08-31']).toEqual([
            filed.values['filedDate'],
            true,
          ]);
        if (filed && accepted) expect(Date.parse(accepted.on) - Date.parse(filed.on)).toBe(5 * 86_400_000);
      }
  });
  it('is suspended for some of them, and the others are taxed', () => {
    const suspended = each('heavyusefiling', 'suspended');
    expect(suspended.filter(Boolean).length / suspended.length).toBeCloseTo(0.2, 1);
  });
});
