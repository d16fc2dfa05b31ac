import { filterNamed } from './support/toolbar';
import type { Locator } from 'playwright-core';
import { DESKTOP, PHONE } from './support/look';
import { at, failing, PLAIN_500 } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';

const labelsOf = async (form: Locator): Promise<string[]> => {
  await form.locator('label').first().waitFor();
  return (await form.locator('label:visible').allTextContents()).map((label) =>
    label.replaceAll(/\s+(?=\*)/g, '').trim(),
  );
};
const optionsOf = async (place: Locator): Promise<string[][]> =>
  place
    .locator('select[name]:visible, main select:visible, select[aria-label]:visible, [data-filters] select')
    .evaluateAll((selects) =>
      selects
        .filter((select) => select.getAttribute('aria-label') !== 'Rows per page')
        .map((select) => [...(select as HTMLSelectElement).options].map(({ text }) => text)),
    );

/** Insurance, business registration and the compliance hub, in a real browser. */
describe('what the firm keeps for its clients', () => {
  const texts = new SpecTexts('compliance');
  const shop = shipped();

  it('insurance: companies and agents by name, added, edited and deleted with the documented words', () => {
    proves.each('SCR-746', 'SCR-747', 'SCR-751', 'MSG-185', 'MSG-187..MSG-192');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/insurance');
      await texts.on(page, 'SCR-746', 'SCR-747');
      const dialog = page.getByRole('dialog');
      await steps.button('Add Insurance').click();
      await dialog.getByLabel(/^Type/).selectOption('company');
      await dialog.getByLabel(/^Policy Type/).selectOption('liability');
      await steps.fill({ Name: 'Aardvark Mutual', 'Coverage Amount': '500000' }, dialog);
      await failing(page, '**/api/insurance', PLAIN_500);
      await dialog.getByRole('button', { name: 'Add Insurance Record' }).click();
      await texts.on(page, 'MSG-187');
      await dialog.getByRole('button', { name: 'Add Insurance Record' }).click();
      await texts.on(page, 'MSG-190');
      const card = page.getByRole('listitem').filter({ hasText: 'Aardvark Mutual' });
      await card.getByText(/below the \$750,000/).waitFor();
      await steps.unfold(card);
      await steps.button('Edit', card).click();
      await dialog.getByLabel(/^Name/).fill('Aardwolf Mutual');
      await failing(page, '**/api/insurance/*', PLAIN_500);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await texts.on(page, 'MSG-188');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await texts.on(page, 'MSG-191');
      const changed = page.getByRole('listitem').filter({ hasText: 'Aardwolf Mutual' });
      await steps.unfold(changed);
      await steps.button('Delete', changed).click();
      await texts.on(page, 'SCR-751', 'MSG-185');
      const sure = page.getByRole('alertdialog');
      await failing(page, '**/api/insurance/*', PLAIN_500);
      await steps.button('Delete', sure).click();
      await texts.on(page, 'MSG-189');
      await steps.button('Delete', sure).click();
      await texts.on(page, 'MSG-192');
      await page.getByRole('button', { name: 'Undo' }).click();
      await changed.waitFor();
    });
  }, 90_000);

  it('business registration: both tabs with their figures, registered, edited and deleted with the documented words', () => {
    proves.each('SCR-488..SCR-493', 'SCR-495', 'SCR-496', 'SCR-511..SCR-514', 'SCR-530', 'MSG-119..MSG-124');
    return at(shop, DESKTOP, async (page, steps, person) => {
      await steps.comeIn('employee@axlebook.test', '/business');
      await steps.unfold(page.getByRole('listitem').filter({ hasText: 'Ridgeline Carriers LLC' }));
      await texts.on(page, 'SCR-488..SCR-493', 'SCR-530', 'SCR-531');
      await person.goTo('/business/register');
      await texts.on(page, 'SCR-511..SCR-514');
      const portal = page.getByRole('link', { name: 'Open state portals' });
      expect([await portal.getAttribute('target'), await portal.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
      await page.goto('/business?new=1');
      await texts.on(page, 'SCR-495');
      const dialog = page.getByRole('dialog');
      const register = dialog.getByRole('button', { name: 'Register Entity' });
      await register.click();
      await texts.on(page, 'MSG-119..MSG-124');
    });
  }, 90_000);

  it('business registration: what is wrong, what fails and what is done', () => {
    proves.each('MSG-125..MSG-132');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/business?new=1');
      const dialog = page.getByRole('dialog');
      const register = dialog.getByRole('button', { name: 'Register Entity' });
      await steps.fill({ Email: 'office', 'Filing Fee': '-1' }, dialog);
      await register.click();
      await texts.on(page, 'MSG-125', 'MSG-126');
      await dialog.getByLabel(/^Entity Type/).selectOption('llc');
      await dialog.getByLabel(/^State/).selectOption('TN');
      await steps.fill(
        {
          'Business Name': 'Aardvark Freight LLC',
          'Registered Agent': 'Morgan Hale',
          'Business Address': '12 Depot St',
          'Business Purpose': 'Freight',
          Email: '',
          'Filing Fee': '125',
        },
        dialog,
      );
      await failing(page, '**/api/business-entities', PLAIN_500);
      await register.click();
      await texts.on(page, 'MSG-130');
      await register.click();
      await texts.on(page, 'MSG-127');
      const card = page.getByRole('listitem').filter({ hasText: 'Aardvark Freight LLC' });
      await card.getByText('Limited Liability Company (LLC)').waitFor();
      await steps.unfold(card);
      await steps.button('Edit', card).click();
      await texts.on(page, 'SCR-496');
      await dialog.getByLabel(/^Status/).selectOption('active');
      await failing(page, '**/api/business-entities/*', PLAIN_500);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await texts.on(page, 'MSG-131');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await texts.on(page, 'MSG-128');
      await steps.unfold(card);
      await steps.button('Delete', card).click();
      const sure = page.getByRole('alertdialog');
      await failing(page, '**/api/business-entities/*', PLAIN_500);
      await steps.button('Delete', sure).click();
      await texts.on(page, 'MSG-132');
      await steps.button('Delete', sure).click();
      await texts.on(page, 'MSG-129');
      await page.getByRole('button', { name: 'Undo' }).click();
      await card.waitFor();
    });
  }, 90_000);

  it('business registration: the form and the card have every field, and both tabs the same list', () => {
    proves('SCR-494', 'SCR-497..SCR-510', 'RUL-228', 'FLD-0344');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/business');
      await page
        .getByRole('searchbox', { name: 'Search name, type or state' })
        .or(page.getByLabel('Search name, type or state'))
        .first()
        .waitFor();
      const card = page.getByRole('listitem').filter({ hasText: 'Ridgeline Carriers LLC' });
      await steps.unfold(card);
      await steps.button('Edit', card).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Business Entity' });
      await dialog.waitFor();
      expect(await labelsOf(dialog)).toEqual([
        'Business Name*',
        'Entity Type*',
        'State*',
        'Client',
        'Registered Agent*',
        'Business Address*',
        'Mailing Address',
        'Business Purpose*',
        'EIN',
        'Phone',
        'Email',
        'Filing Fee',
        'Registration Date*',
        'Annual Report Due',
        'Status',
        'Notes',
      ]);
    });
  });

  it('business registration: a card tells all that is known, also on the tab to register, with a way to the state', () => {
    proves('SCR-510', 'SCR-515..SCR-529', 'RUL-226');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/business');
      await page.evaluate(async () => {
        await fetch('/api/business-entities', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            businessName: 'Whole Card Freight LLC',
            entityType: 's_corp',
            state: 'UT',
            registeredAgent: 'Morgan Hale',
            businessAddress: '12 Depot St, Ogden, UT',
            businessPurpose: 'Refrigerated freight',
            phone: '(801) 555-0110',
            email: 'office@whole.test',
            ein: '12-3456789',
            filingFee: 59,
            annualReportDue: '2030-04-01',
            notes: 'Second terminal',
          }),
        });
      });
      for (const path of ['/business', '/business/register']) {
        await page.goto(path);
        await page.getByLabel('Search name, type or state').first().fill('whole card');
        const card = page.getByRole('listitem').filter({ hasText: 'Whole Card Freight LLC' });
        await steps.unfold(card);
        const text = await card.innerText();
        for (const part of [
          'S Corporation',
          'Utah',
          'Pending',
          '12 Depot St, Ogden, UT',
          '(801) 555-0110',
          '6789',
          '04/01/2030',
          '$59.00',
          'Refrigerated freight',
          'Second terminal',
        ])
          expect([path, part, text.includes(part)]).toEqual([path, part, true]);
        expect(text.replace(/\s/g, '')).toContain('office@whole.test');
        expect(text).not.toContain('12-3456789');
      }
    });
  });

  it('insurance: a form that is prefilled to edit, begins today to add, and is empty again after Cancel', () => {
    proves('SCR-748..SCR-750', 'SCR-753..SCR-762', 'RUL-301', 'RUL-302', 'RUL-365');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/insurance');
      const dialog = page.getByRole('dialog');
      await steps.button('Add Insurance').click();
      expect(await labelsOf(dialog)).toEqual([
        'Type*',
        'Name*',
        'Client',
        'Contact Person',
        'Email',
        'Phone',
        'Address',
        'Policy Type*',
        'Policy Number',
        'Coverage Amount',
        'Premium Amount',
        'Effective Date*',
        'Expiration Date',
        'Notes',
      ]);
      expect(await dialog.getByLabel(/^Effective Date/).inputValue()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      await steps.fill({ Name: 'Never Kept', Email: 'no address' }, dialog);
      await dialog.getByRole('button', { name: 'Add Insurance Record' }).click();
      await dialog.getByText('Valid email is required').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: /discard/i }).click();
      await steps.button('Add Insurance').click();
      expect(await dialog.getByLabel(/^Name/).inputValue()).toBe('');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      const card = page.getByRole('listitem').filter({ hasText: 'Cumberland Casualty' }).first();
      await steps.unfold(card);
      await steps.button('Edit', card).click();
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[name="name"]')?.value === 'Cumberland Casualty',
      );
    });
  });

  it('insurance: says what belongs there where there is nothing', () => {
    proves('SCR-752', 'MSG-186');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.hasSession('employee@axlebook.test');
      await page.route('**/api/insurance?*', (route) =>
        route.fulfill({ status: 200, headers: { 'x-total-count': '0' }, contentType: 'application/json', body: '[]' }),
      );
      await page.goto('/insurance');
      await page.getByText('No insurance records yet', { exact: true }).waitFor();
    });
  });

  it('the compliance hub: what each tab keeps', () => {
    proves('SCR-788', 'SCR-790..SCR-792', 'SCR-794..SCR-798', 'SCR-800..SCR-803', 'SCR-838..SCR-840');
    return at(shop, DESKTOP, async (page, steps, person) => {
      await steps.hasSession('employee@axlebook.test');
      const asked: unknown[] = [];
      for (const tab of ['dot-audits', 'safety-audits', 'review-audits']) {
        await person.goTo(`/features/${tab}?new=1`);
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        asked.push(await labelsOf(dialog), await optionsOf(dialog));
        await person.goTo(`/features/${tab}`);
        await (await filterNamed(page, 'Status')).waitFor();
        asked.push(await optionsOf(page.locator('main')));
      }
      const statuses = [['All statuses', 'Pending', 'In progress', 'Completed', 'Failed']];
      expect(asked).toEqual([
        ['Client', 'Audit Date', 'Next Audit Date', 'Notes'],
        [],
        statuses,
        [
          'Client',
          'Safety Rating',
          'Last Inspection',
          'Next Audit Date',
          'Inspector',
          'Violations',
          'Improvement Plan',
          'Notes',
        ],
        [['Choose', 'Satisfactory', 'Conditional', 'Unsatisfactory']],
        statuses,
        ['Client', 'Review Type', 'Date', 'Findings', 'Follow-Up', 'Notes'],
        [['Choose', 'Compliance', 'Safety', 'New entrant', 'Complaint']],
        statuses,
      ]);
    });
  });

  it('the compliance hub: the choices of updates, permits, authority and plates', () => {
    proves('SCR-805..SCR-807', 'SCR-809..SCR-811', 'SCR-813', 'SCR-814', 'SCR-833..SCR-837', 'SCR-841..SCR-844');
    return at(shop, DESKTOP, async (page, steps, person) => {
      await steps.hasSession('employee@axlebook.test');
      const asked = new Map<string, string[][]>();
      for (const tab of ['updates', 'permits', 'authority', 'plates', 'plates/permits', 'plates/2290']) {
        await person.goTo(`/features/${tab}?new=1`);
        await page.getByRole('dialog').waitFor();
        asked.set(tab, [...(await optionsOf(page.getByRole('dialog'))), ...(await optionsOf(page.locator('main')))]);
      }
      expect(asked.get('updates')).toEqual(
        expect.arrayContaining([
          ['Choose', 'DOT update', 'MC re-activation', 'Ownership change'],
          ['Choose', 'Address', 'Contact', 'Equipment', 'Insurance'],
        ]),
      );
      expect(asked.get('permits')).toEqual(
        expect.arrayContaining([
          ['Choose', 'New Mexico permit', 'Kentucky permit (KYU)', 'New York permit (HUT)', 'Oregon permit'],
          ['All statuses', 'Active', 'Expired', 'Pending'],
        ]),
      );
      expect(asked.get('authority')).toEqual(
        expect.arrayContaining([
          ['Active', 'Inactive', 'Revoked'],
          ['Filed', 'Pending', 'Expired'],
        ]),
      );
      expect(asked.get('plates')).toContainEqual(['Annual', 'Multi year']);
      expect(asked.get('plates')?.find((options) => options.includes('Utah'))).toHaveLength(1 + 48 + 10);
      expect(asked.get('plates/permits')).toEqual(
        expect.arrayContaining([
          ['Choose', 'Trip', 'Fuel', 'Oversize'],
          ['Choose', '72 hours', '30 days', 'Quarterly'],
        ]),
      );
      expect(asked.get('plates/2290')?.find((options) => options[0] === 'All tax years')).toEqual(
        expect.arrayContaining(['2024', '2025']),
      );
    });
  });

  it('the compliance hub: six tabs, and units that are added whole and deleted when one is selected', () => {
    proves.each('SCR-789', 'SCR-793', 'SCR-799', 'SCR-804', 'SCR-808', 'SCR-812', 'SCR-815', 'MSG-199', 'MSG-200');
    proves('SCR-816..SCR-820', 'SCR-828..SCR-832', 'RUL-374', 'RUL-375', 'FLD-0548..FLD-0550');
    return at(shop, DESKTOP, async (page, steps, person) => {
      await steps.comeIn('employee@axlebook.test', '/features');
      await texts.on(page, 'SCR-789..SCR-815');
      const plates = page.getByRole('navigation', { name: 'Commercial Plates' }).getByRole('link');
      expect(await plates.allTextContents()).toEqual([
        'IRP Registration',
        'IFTA License',
        'Unit Management',
        'Permits',
        '2290',
      ]);
      await person.goTo('/features/plates/units');
      const form = page.getByRole('region', { name: 'Add Fleet Unit' });
      await steps.fill({ 'Unit Number': '9001' }, form);
      await steps.button('Add Unit').click();
      await texts.on(page, 'MSG-199');
      await steps.button('Delete Unit').click();
      await texts.on(page, 'MSG-200');
      await steps.fill({ VIN: '1FUJGLDR9KL999001', 'License Plate': 'P9001' }, form);
      await steps.button('Add Unit').click();
      await steps.told('The unit is in the fleet now.');
      await steps.field('Search units').fill('9001');
      await page.getByRole('checkbox', { name: /^Select 9001/ }).check();
      await steps.button('Delete Unit').click();
      await steps.button('Delete', page.getByRole('alertdialog')).click();
      await steps.told('Unit deleted successfully');
      await page.getByText('No units found', { exact: true }).waitFor();
    });
  }, 90_000);

  it('the compliance hub: pages of the authorities open in a tab of their own', () => {
    proves('SCR-821..SCR-825', 'RUL-255');
    return at(shop, DESKTOP, async (page, steps, person) => {
      await steps.hasSession('employee@axlebook.test');
      const links: unknown[] = [];
      for (const tab of ['plates', 'plates/ifta', 'plates/2290']) {
        await person.goTo(`/features/${tab}`);
        const outward = page.locator('main a[href^="https://"]');
        await outward.first().waitFor();
        links.push(
          ...(await outward.evaluateAll((all) =>
            all.map((link) => [
              new URL((link as HTMLAnchorElement).href).host,
              link.getAttribute('target'),
              link.getAttribute('rel'),
            ]),
          )),
        );
      }
      expect(links).toEqual(
        ['www.irponline.org', 'www.iftach.org', 'tax.utah.gov', 'www.irs.gov', 'www.irs.gov'].map((host) => [
          host,
          '_blank',
          'noopener',
        ]),
      );
    });
  }, 60_000);

  it(
    'the compliance hub: on the phone an IRP renewal is worked out by the distance in each jurisdiction, and filed',
    () =>
      at(shop, PHONE, async (page, steps) => {
        await steps.comeIn('employee@axlebook.test', '/features/plates');
        await page
          .getByRole('navigation', { name: 'IRP', exact: true })
          .getByRole('link', { name: 'IRP Renewals' })
          .click();
        await steps.button('Add IRP Renewal').click();
        const dialog = page.getByRole('dialog');
        await steps.fill({ Fleet: 'Fleet 9' }, dialog);
        await dialog.getByLabel(/^Base state/i).selectOption('UT');
        await dialog.getByLabel(/^Registration Year Begins/).fill('04/01/2027');
        // https://www.irponline.org/page/FAQCost
        const EXAMPLE = [
          ['CO', '20634', '810'],
          ['NV', '14856', '1750'],
          ['UT', '18158', '1200'],
          ['WY', '28888', '2100'],
        ] as const;
        for (const [nr, [state, miles, fee]] of EXAMPLE.entries()) {
          await steps.button('Add line', dialog).click();
          await dialog
            .getByLabel(/^Jurisdiction/)
            .nth(nr)
            .selectOption(state);
          await dialog
            .getByLabel(/^Distance/)
            .nth(nr)
            .fill(miles);
          await dialog
            .getByLabel(/^Full Fee/)
            .nth(nr)
            .fill(fee);
        }
        await dialog.getByRole('button', { name: 'Add Renewal' }).click();
        await page
          .getByRole('link', { name: /Fleet 9/ })
          .first()
          .click();
        const shares = page.getByRole('table', { name: 'Fee by jurisdiction' });
        await shares.waitFor();
        expect((await shares.locator('tr > :last-child').allTextContents()).slice(1)).toEqual([
          '$202.50',
          '$315.00',
          '$264.00',
          '$735.00',
          '$1,516.50',
        ]);
        await page.getByText('Distance from 07/01/2025 to 06/30/2026.').waitFor();
        await page.getByRole('button', { name: 'Mark filed' }).click();
        await page.getByRole('button', { name: 'Mark registered' }).waitFor();
      }),
    60_000,
  );

  it('leaves no documented text unseen', () => expect(texts.unseen()).toEqual([]));
});
