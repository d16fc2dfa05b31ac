import { screen, waitFor, within } from '@testing-library/react';
import { exportedBy } from '../../../../testing/exported';
import { problem } from '../../../../testing/fake-api';
import { onScreen } from '../../../../testing/portal-scene';
import { hubRecord, openHub } from './hub.fixture';

describe('a record of the compliance hub', () => {
  it.each([
    ['dot-audits', { auditDate: '2026-02-11' }, 'DOT audit of 02/11/2026'],
    ['safety-audits', { auditDate: null }, 'Safety audit'],
    ['review-audits', { auditDate: '2026-02-11' }, 'Review audit of 02/11/2026'],
    ['updates', { type: 'ownership_change', clientName: 'Red Mesa' }, 'Ownership change of Red Mesa'],
    ['updates', { type: 'dot_update', clientName: null }, 'DOT update'],
    ['permits', { permitType: 'kentucky', permitNumber: 'K-1' }, 'Kentucky permit (KYU) K-1'],
    ['permits', { permitType: 'new_york', permitNumber: null }, 'New York permit (HUT)'],
    ['authority', { mcNumber: '884211', usdotNumber: '77' }, 'MC 884211'],
    ['authority', { mcNumber: null, usdotNumber: '77' }, 'USDOT 77'],
    ['authority', { mcNumber: null, usdotNumber: null }, 'Operating authority'],
    ['plates', { plateNumber: 'P-12', baseState: 'OK' }, 'Plate OK P-12'],
    ['plates/ifta', { permitNumber: 'I-9' }, 'IFTA license I-9'],
    ['plates/permits', { permitType: 'oversize', permitNumber: 'O-3' }, 'Oversize O-3'],
    ['plates/2290', { taxYear: 2025, vehicleUnit: '104' }, 'Form 2290 2025, unit 104'],
    ['plates/2290', { taxYear: 2025, vehicleUnit: null }, 'Form 2290 2025'],
    ['plates/renewals', { fleet: 'F-1', yearStart: '2026-04-01' }, 'IRP renewal of F-1, 2026'],
  ])('at %s with %j is called %s', async (tab, changes, name) => {
    openHub(`${tab}/r-1`, { record: hubRecord(tab, changes) });
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
  });
});

describe('how a record of the compliance hub stands', () => {
  const lineOf = async (tab: string, changes: object) => {
    onScreen('desk');
    const { typist } = openHub(tab, { record: hubRecord(tab, changes) });
    const row = within(await screen.findByRole('grid')).getAllByRole('row')[1] as HTMLElement;
    const text = within(row).getAllByRole('gridcell').at(-1)?.textContent?.trim();
    const [, line] = await exportedBy(typist);
    return { said: text, exported: line?.split(',').at(-1) };
  };

  it.each([
    ['permits', { status: 'active', standings: { expirationDate: 'valid' } }, 'Active'],
    ['permits', { status: 'active', standings: { expirationDate: 'expiring' } }, 'Active Expiring'],
    ['permits', { status: 'expired', standings: { expirationDate: 'expired' } }, 'Expired Expired'],
    ['permits', { status: 'pending', standings: { expirationDate: null } }, 'Pending'],
    ['plates', { standings: { expirationDate: 'valid' } }, 'Valid'],
    ['plates', { standings: { expirationDate: 'expired' } }, 'Expired'],
    ['plates', { standings: { expirationDate: null } }, ''],
    ['authority', { mcStatus: 'revoked' }, 'Revoked'],
    ['dot-audits', { status: 'in-progress' }, 'In progress'],
  ])('at %s with %j is said on screen and in the file: %s', async (tab, changes, words) => {
    expect(await lineOf(tab, changes)).toEqual({ said: words, exported: words });
  });

  it('is said on a card on a phone, beside what its columns tell', async () => {
    onScreen('phone');
    openHub('authority?mcStatus=active', {
      record: hubRecord('authority', {
        mcStatus: 'active',
        mcNumber: '884211',
        usdotNumber: '77',
        clientName: 'Red Mesa',
        boc3Status: 'filed',
        processAgent: null,
      }),
    });
    const card = (await screen.findByRole('link', { name: 'MC 884211' })).closest('li');
    expect(card).toHaveTextContent(/^MC 884211Active Red Mesa · 77 · Filed$/);
    expect(screen.getByRole('link', { name: 'MC 884211' })).toHaveAttribute(
      'href',
      '/features/authority/r-1?mcStatus=active',
    );
  });
});

describe('an address of an audit or a permit that names no tab', () => {
  it.each([
    ['audits', 'compliance-audits', { type: 'safety_audit' }, '/features/safety-audits/a-1'],
    ['audits', 'compliance-audits', { type: 'review_audit' }, '/features/review-audits/a-1'],
    ['audits', 'compliance-audits', { type: 'dot_audit' }, '/features/dot-audits/a-1'],
    ['every-permit', 'permits', { permitType: 'ifta_license' }, '/features/plates/ifta/a-1'],
    ['every-permit', 'permits', { permitType: 'fuel' }, '/features/plates/permits/a-1'],
    ['every-permit', 'permits', { permitType: 'new_mexico' }, '/features/permits/a-1'],
  ])('%s of %s with %j leads to %s', async (at, path, changes, to) => {
    const record = { ...hubRecord(path === 'permits' ? 'permits' : 'dot-audits', changes), id: 'a-1' };
    const { address } = openHub(`${at}/a-1`, {
      record: null,
      answers: {
        [`GET /api/${path}`]: () => ({ body: [] }),
        [`GET /api/${path}/a-1`]: () => ({ body: record }),
        [`GET /api/${path}/a-1/documents`]: () => ({ body: [] }),
      },
    });
    await waitFor(() => expect(address()).toBe(to));
  });

  it.each([
    ['audits', 'compliance-audits'],
    ['every-permit', 'permits'],
  ])('%s of nothing says so', async (at, path) => {
    openHub(`${at}/a-9`, {
      record: null,
      answers: { [`GET /api/${path}/a-9`]: () => problem(404, 'There is no such record') },
    });
    expect(await screen.findByText('Not found')).toBeInTheDocument();
  });
});

describe('the pages of authorities', () => {
  it.each([
    ['plates', [['International Registration Plan', 'https://www.irponline.org/']]],
    [
      'plates/ifta',
      [
        ['IFTA renewal', 'https://www.iftach.org/'],
        ['Form TC-937', 'https://tax.utah.gov/forms-pubs'],
      ],
    ],
    [
      'plates/2290',
      [
        ['About Form 2290 (IRS)', 'https://www.irs.gov/forms-pubs/about-form-2290'],
        ['Form 2290 (PDF)', 'https://www.irs.gov/pub/irs-pdf/f2290.pdf'],
      ],
    ],
    ['permits', []],
  ] as const)('of %s open beside the product: %j', async (tab, links) => {
    openHub(tab, { record: null });
    await screen.findByRole('searchbox', { name: /^Search/ });
    const out = [...document.querySelectorAll('a[target=_blank]')];
    expect(out.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
  });
});
