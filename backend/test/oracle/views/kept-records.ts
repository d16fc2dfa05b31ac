import { money } from '../plain';
import type { Command } from '../actions/steps';

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
  irprenewal: 'irp-renewals',
  substancetest: 'substance-tests',
  trip: 'ifta/trips',
} as const;
/** What a record of a kind is added with: as a number says, with an end. */
export const keptAs = (
  kind: Command<'keep'>['kind'],
  number: number,
  end: string | null,
  vehicleId: string | number | null,
  driverId: string | number | null,
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
    'irp-renewals': {
      baseState: 'UT',
      fleet: `Fleet ${number % 4}`,
      yearStart: `${2024 + (number % 3)}-${number % 2 ? '01' : '10'}-01`,
      jurisdictions: [
        { fullFee: money(number * 100), distance: String(number), jurisdiction: 'UT' },
        { fullFee: money(number * 70), distance: '333.3', jurisdiction: 'NV' },
      ],
    },
    'substance-tests': {
      driverId,
      testedOn: '2026-02-10',
      type: number % 2 ? 'random' : 'post_accident',
      substance: number % 3 ? 'drug' : 'alcohol',
      result: number % 5 ? 'negative' : 'refused',
      collector: `Lab ${number}`,
    },
    'ifta/trips': {
      vehicleId,
      driverId: number % 3 ? driverId : null,
      date: `2026-0${1 + (number % 9)}-1${number % 10}`,
      origin: number % 4 ? 'Toledo, OH' : null,
      destination: 'Boston, MA',
      odometerStart: number % 2 ? '1000' : null,
      odometerEnd: String(1_500 + number),
      legs: [
        { jurisdiction: 'OH', miles: `${1 + (number % 500)}.${number % 10}` },
        { jurisdiction: number % 7 ? 'MA' : 'OH', miles: '333.3', taxableMiles: number % 2 ? '300' : null },
      ],
      reference: number % 5 ? `Sheet ${number % 20}` : null,
    },
  })[kind];
