import { money } from './plain';
import type { Wish } from './steps';

/** Addresses of kinds that are only added, changed and removed. */
export const KEPT = {
  insurancerecord: 'insurance',
  businessentity: 'business-entities',
  complianceaudit: 'compliance-audits',
  complianceupdate: 'compliance-updates',
  permit: 'permits',
  operatingauthority: 'operating-authorities',
  commercialplate: 'commercial-plates',
  heavyusefiling: 'heavy-use-filings',
} as const;
/** What a record of a kind is added with: as a number says, with an end. */
export const keptAs = (
  kind: Wish<'keep'>['kind'],
  number: number,
  end: string | null,
  vehicleId: string | number | null,
): object =>
  ({
    insurance: {
      type: number % 2 ? 'company' : 'agent',
      name: `Mutual ${number}`,
      policyType: number % 3 ? 'liability' : 'cargo',
      coverageAmount: money(number * 100_000),
      effectiveDate: '2026-01-01',
      expirationDate: end,
    },
    'business-entities': {
      businessName: `Holding ${number}`,
      entityType: number % 2 ? 'llc' : 'c_corp',
      state: number % 3 ? 'TN' : 'OR',
      registeredAgent: 'Morgan Hale',
      businessAddress: '12 Depot St',
      businessPurpose: 'Freight',
      ein: `12-3456${number}`,
      filingFee: money(number),
      annualReportDue: end,
    },
    'compliance-audits': { type: 'safety_audit', nextAuditDate: end, findings: `Logs of unit ${number}` },
    'compliance-updates': { type: 'ownership_change', details: `Sold to ${number} Holding` },
    permits: { permitType: 'oregon', permitNumber: `OR ${number}`, vehicleId, expirationDate: end, fee: money(number) },
    'operating-authorities': { mcNumber: String(number), usdotNumber: `25${number}`, boc3Status: 'filed' },
    'commercial-plates': {
      plateNumber: `AP${number}`,
      baseState: 'UT',
      vehicleId,
      effectiveDate: '2026-01-01',
      expirationDate: end,
      fee: money(number),
    },
    'heavy-use-filings': {
      vehicleId,
      taxYear: 2024 + (number % 4),
      weight: 55_000 + (number % 100) * 300,
      firstUsedMonth: number % 2 ? 'july' : 'march',
      suspended: number % 5 === 0,
    },
  })[kind];
