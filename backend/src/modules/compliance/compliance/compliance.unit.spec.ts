import { RuleViolation } from '../../../platform/core/errors';
import type { FieldClass } from '../../../platform/fields/field';
import { cents } from '../../../platform/money/money';
import type { StoredRecord } from '../../../platform/records/kind/stored-record';
import { kindOf } from '../../../platform/records/kind/kind';
import { CommercialPlate } from './commercial-plate';
import { ComplianceAudit } from './compliance-audit';
import { ComplianceUpdate } from './compliance-update';
import { HeavyUseFiling } from './heavy-use-filing';
import { IrpRenewal } from './irp-renewal';
import { OperatingAuthority } from './operating-authority';
import { Permit } from './permit';

type Row = Readonly<Record<string, unknown>>;
const displayName = (of: FieldClass<StoredRecord>, row: Row): string =>
  (kindOf(of).options.displayName as (row: Row) => string)(row);
const shown = (of: FieldClass<StoredRecord>, name: string, row: Row): unknown =>
  kindOf(of).options.computed?.[name]?.of(row as never);
const wrongIn = (of: FieldClass<StoredRecord>, row: Row): string[] => {
  try {
    kindOf(of).rules(row, null);
    return [];
  } catch (error) {
    return (error as RuleViolation).fields.map(({ field }) => field);
  }
};

describe('what is kept of the compliance of a client', () => {
  it.each<[string, FieldClass<StoredRecord>, Row]>([
    ['DOT Audit', ComplianceAudit, { type: 'dot_audit', auditDate: null }],
    ['Safety Audit of 02/28/2026', ComplianceAudit, { type: 'safety_audit', auditDate: '2026-02-28' }],
    ['MC re-activation of 03/01/2026', ComplianceUpdate, { type: 'mc_reactivation', effectiveDate: '2026-03-01' }],
    ['Oregon permit', Permit, { permitType: 'oregon', permitNumber: null }],
    ['IFTA license TN-88100', Permit, { permitType: 'ifta_license', permitNumber: 'TN-88100' }],
    ['MC 884211', OperatingAuthority, { mcNumber: '884211', usdotNumber: '2523064' }],
    ['USDOT 2523064', OperatingAuthority, { mcNumber: null, usdotNumber: '2523064' }],
    ['Operating authority', OperatingAuthority, { mcNumber: null, usdotNumber: null }],
    ['Form 2290 2026', HeavyUseFiling, { taxYear: 2026 }],
    ['IRP renewal of Fleet 7, 2027-01', IrpRenewal, { fleet: 'Fleet 7', yearStart: '2027-01-01' }],
  ])('is called as people speak of it: %s', (name, of, row) => expect(displayName(of, row)).toBe(name));

  const plate = { effectiveDate: '2026-01-01', expirationDate: '2026-12-31' };
  const audit = { type: 'dot_audit', reviewType: null, auditDate: null, nextAuditDate: null };
  const permit = { permitType: 'oregon', duration: null, effectiveDate: null, expirationDate: null };
  const line = (jurisdiction: string): Row => ({ jurisdiction, distance: '1', fullFee: cents(1) });
  it.each<[string, FieldClass<StoredRecord>, Row, string[]]>([
    ['a plate that ends after it begins', CommercialPlate, plate, []],
    ['a plate for one day', CommercialPlate, { ...plate, expirationDate: '2026-01-01' }, []],
    ['a plate without an end', CommercialPlate, { ...plate, expirationDate: null }, []],
    ['a plate that ends before', CommercialPlate, { ...plate, expirationDate: '2025-12-31' }, ['expirationDate']],
    ['an audit without days', ComplianceAudit, audit, []],
    ['a review of no type', ComplianceAudit, { ...audit, type: 'review_audit' }, ['reviewType']],
    ['a review of a type', ComplianceAudit, { ...audit, type: 'review_audit', reviewType: 'safety' }, []],
    ['a next audit without a last', ComplianceAudit, { ...audit, nextAuditDate: '2026-01-01' }, []],
    [
      'a next audit on the day of the last',
      ComplianceAudit,
      { ...audit, auditDate: '2026-01-01', nextAuditDate: '2026-01-01' },
      [],
    ],
    [
      'a next audit before the last',
      ComplianceAudit,
      { ...audit, auditDate: '2026-01-02', nextAuditDate: '2026-01-01' },
      ['nextAuditDate'],
    ],
    ['a last audit without a next', ComplianceAudit, { ...audit, auditDate: '2026-01-02' }, []],
    ['a DOT update about nothing', ComplianceUpdate, { type: 'dot_update', dotUpdateType: null }, ['dotUpdateType']],
    ['a DOT update of an address', ComplianceUpdate, { type: 'dot_update', dotUpdateType: 'address' }, []],
    ['a change of ownership', ComplianceUpdate, { type: 'ownership_change', dotUpdateType: null }, []],
    ['a permit of a state', Permit, permit, []],
    ['a trip permit of no length', Permit, { ...permit, permitType: 'trip' }, ['duration']],
    ['an oversize permit of no length', Permit, { ...permit, permitType: 'oversize' }, ['duration']],
    ['a fuel permit for 30 days', Permit, { ...permit, permitType: 'fuel', duration: '30_days' }, []],
    ['a permit that only begins', Permit, { ...permit, effectiveDate: '2026-01-02' }, []],
    ['a permit that only ends', Permit, { ...permit, expirationDate: '2026-01-01' }, []],
    ['a permit for one day', Permit, { ...permit, effectiveDate: '2026-01-01', expirationDate: '2026-01-01' }, []],
    [
      'a permit that ends before it begins',
      Permit,
      { ...permit, effectiveDate: '2026-01-02', expirationDate: '2026-01-01' },
      ['expirationDate'],
    ],
    ['a renewal of two jurisdictions', IrpRenewal, { jurisdictions: [line('TN'), line('GA')] }, []],
    ['a renewal of one twice', IrpRenewal, { jurisdictions: [line('TN'), line('GA'), line('TN')] }, ['jurisdictions']],
  ])('is refused for what it must not be, and taken for what it may: %s', (_, of, row, wrong) =>
    expect(wrongIn(of, row)).toEqual(wrong),
  );

  it('says which jurisdiction stands there twice', () =>
    expect(() => kindOf(IrpRenewal).rules({ jurisdictions: [line('TN'), line('GA'), line('GA')] }, null)).toThrow(
      'GA is there twice',
    ));
  it.each<[FieldClass<StoredRecord>, Readonly<Record<string, string>>, string]>([
    [CommercialPlate, { plateNumber: 'AP1042' }, 'AP1042'],
    [OperatingAuthority, { mcNumber: '884211' }, '884211'],
    [HeavyUseFiling, { taxYear: '2026' }, 'tax year'],
    [IrpRenewal, { fleet: 'Fleet 7' }, 'registration year'],
  ])('is told by what is taken already: %p', (of, values, word) =>
    expect(kindOf(of).options.unique?.map(({ say }) => say(values))).toEqual([expect.stringContaining(word)]),
  );
});

describe('a Form 2290 filing', () => {
  const filing = { taxYear: 2026, firstUsedMonth: 'october', weight: 80_000, suspended: false };
  // Schedule 1: V is over 75,000 lb, $550 a year, and nine of twelve months are left from October on
  it('shows its category and the tax of the months that are left', () => {
    expect([shown(HeavyUseFiling, 'category', filing), shown(HeavyUseFiling, 'tax', filing)]).toEqual(['V', '412.50']);
    const suspended = { ...filing, suspended: true };
    expect([shown(HeavyUseFiling, 'category', suspended), shown(HeavyUseFiling, 'tax', suspended)]).toEqual([
      'W',
      '0.00',
    ]);
  });
});

describe('an IRP renewal', () => {
  const renewal = {
    yearStart: '2027-01-01',
    filedDate: null,
    jurisdictions: [
      { jurisdiction: 'TN', distance: '750', fullFee: cents(1_000_00) },
      { jurisdiction: 'GA', distance: '250', fullFee: cents(400_00) },
    ],
  };
  it('shows what each jurisdiction gets by its share of the miles, and their sum', () => {
    expect(shown(IrpRenewal, 'shares', renewal)).toEqual([
      { jurisdiction: 'TN', percent: 75, fee: '750.00' },
      { jurisdiction: 'GA', percent: 25, fee: '100.00' },
    ]);
    expect(shown(IrpRenewal, 'fee', renewal)).toBe('850.00');
  });
  it('goes by the miles of July through June before its year', () =>
    expect([shown(IrpRenewal, 'reportingFrom', renewal), shown(IrpRenewal, 'reportingTo', renewal)]).toEqual([
      '2025-07-01',
      '2026-06-30',
    ]));
  it('is kept for five and a half years from the later of its year and its filing', () => {
    expect(shown(IrpRenewal, 'keptUntil', renewal)).toBe('2032-07-01');
    expect(shown(IrpRenewal, 'keptUntil', { ...renewal, filedDate: '2027-02-15' })).toBe('2032-08-15');
  });
});
