import type { Answering } from '../../../../testing/fake-api';
import { leastOfAnswer } from '../../../../testing/kit-records';
import { openApp } from '../../../../testing/open-app';
import { staffUser } from '../../../../testing/render-app';
import type { AnyRecord } from '../../../../lib/records/record-kit';

/** The kinds behind the tabs of the hub, with what a record there is of. */
const KINDS: Readonly<Record<string, readonly [path: string, own?: object]>> = {
  'dot-audits': ['compliance-audits', { type: 'dot_audit' }],
  'safety-audits': ['compliance-audits', { type: 'safety_audit' }],
  'review-audits': ['compliance-audits', { type: 'review_audit' }],
  updates: ['compliance-updates'],
  permits: ['permits', { permitType: 'oregon' }],
  authority: ['operating-authorities'],
  plates: ['commercial-plates'],
  'plates/ifta': ['permits', { permitType: 'ifta_license' }],
  'plates/permits': ['permits', { permitType: 'trip' }],
  'plates/2290': ['heavy-use-filings'],
  'plates/renewals': ['irp-renewals'],
};
const tabOf = (at: string): string => at.replace(/\/r-\d+.*|\?.*/, '');
const kindOf = (at: string): readonly [path: string, own?: object] => KINDS[tabOf(at)] ?? [''];

/** A record of a tab as the API answers it; a test says what is different. */
export const hubRecord = (tab: string, changes: object): AnyRecord => {
  const [path, own] = kindOf(tab);
  return { ...(leastOfAnswer('get', `/api/${path}/{id}`) as AnyRecord), ...own, id: 'r-1', ...changes };
};

interface Scene {
  /** Whose list it is; none: an empty one. */
  readonly record: AnyRecord | null;
  /** What a change of it comes to. */
  readonly changed?: AnyRecord;
  readonly permissions?: readonly string[];
  readonly answers?: Record<string, Answering>;
}
const ALL = ['compliance.read', 'compliance.write', 'compliance.delete', 'clients.read'];

/** The page of the hub at one of its tabs. */
export const openHub = (at: string, { record, changed, permissions = ALL, answers = {} }: Scene) => {
  const path = `/api/${kindOf(at)[0]}`;
  const listed = record ? [record] : [];
  const scene = openApp(`/features/${at}`, {
    'GET /api/auth/user': () => ({ body: { ...staffUser, permissions } }),
    'GET /api/heavy-use-filings/summary': () => ({ body: [] }),
    'GET /api/heavy-use-filings/weights': () => ({ body: [] }),
    'GET /api/vehicles': () => ({ body: [] }),
    [`GET ${path}`]: () => ({ body: listed, headers: { 'x-total-count': String(listed.length) } }),
    ...(record && {
      [`GET ${path}/r-1`]: () => ({ body: record }),
      [`GET ${path}/r-1/documents`]: () => ({ body: [] }),
      [`PATCH ${path}/r-1`]: () => ({ body: changed ?? record }),
    }),
    ...answers,
  });
  return { ...scene, path };
};

const tab = (at: string, label: string, words: string, add: string, ...columns: string[]) => ({
  tab: at,
  label,
  add,
  columns,
  none: `No ${words} yet`,
  unmatched: `No ${words} found`,
});

/** What each tab of the hub is called, offers and lists. */
export const TABS = [
  tab(
    'dot-audits',
    'DOT audits',
    'DOT audits',
    'Add DOT Audit',
    'Audit',
    'Client',
    'Next Audit Date',
    'Notes',
    'Status',
  ),
  tab(
    'safety-audits',
    'Safety audits',
    'safety audits',
    'Add Safety Audit',
    'Audit',
    'Client',
    'Safety Rating',
    'Inspector',
    'Violations',
    'Status',
  ),
  tab(
    'review-audits',
    'Review audits',
    'review audits',
    'Add Review Audit',
    'Audit',
    'Client',
    'Review Type',
    'Findings',
    'Follow-Up',
    'Status',
  ),
  tab(
    'updates',
    'Updates',
    'updates',
    'Add Compliance Update',
    'Update',
    'Client',
    'About',
    'Effective Date',
    'Details',
    'Status',
  ),
  tab(
    'permits',
    'State permits',
    'state permits',
    'Add State Permit',
    'Permit',
    'Client',
    'Permit Number',
    'Unit',
    'Expires',
    'Status',
  ),
  tab(
    'authority',
    'Operating authorities',
    'operating authorities',
    'Add Operating Authority',
    'Authority',
    'Client',
    'USDOT Number',
    'BOC-3 Status',
    'Process Agent',
    'Status',
  ),
  tab(
    'plates',
    'IRP registrations',
    'IRP registrations',
    'Add Commercial Plate',
    'Plate',
    'Client',
    'Base State',
    'Unit',
    'Period',
    'Expires',
    'Status',
  ),
  tab(
    'plates/ifta',
    'IFTA licenses',
    'IFTA licenses',
    'Add IFTA License',
    'License',
    'Client',
    'Base State',
    'Expires',
    'Status',
  ),
  tab(
    'plates/permits',
    'Temporary permits',
    'temporary permits',
    'Add Temporary Permit',
    'Permit',
    'Client',
    'Duration',
    'State',
    'Unit',
    'Expires',
    'Status',
  ),
  tab(
    'plates/2290',
    'Form 2290 filings',
    'Form 2290 filings',
    'Add Form 2290 Filing',
    'Unit',
    'Client',
    'Tax Year',
    'First Used',
    'Weight',
    'Category',
    'Tax',
    'Status',
  ),
  tab(
    'plates/renewals',
    'IRP renewals',
    'IRP renewals',
    'Add IRP Renewal',
    'Fleet',
    'Client',
    'Base State',
    'Year Begins',
    'Fee',
    'Status',
  ),
];
