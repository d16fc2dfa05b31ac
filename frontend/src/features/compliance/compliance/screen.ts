import DetailCheckOutlined from '../../../generated/icons/FactCheckOutlined';
import type { Screen } from '../../../lib/screens/screen';

/** The hub of what carriers are audited for, and the tests of drivers. */
export const screen: Screen = {
  at: '/features',
  title: 'Features',
  permission: 'compliance.read',
  also: [{ at: '/drivers/tests', title: 'Drivers', permission: 'compliance.read' }],
  icon: DetailCheckOutlined,
  records: {
    complianceaudit: '/features/audits',
    complianceupdate: '/features/updates',
    permit: '/features/every-permit',
    operatingauthority: '/features/authority',
    commercialplate: '/features/plates',
    heavyusefiling: '/features/plates/2290',
    irprenewal: '/features/plates/renewals',
    substancetest: '/drivers/tests',
  },
  menu: [{ group: 'compliance', place: 30, label: 'Features', hint: 'Audits, permits, plates' }],
  tabs: {
    drivers: [{ to: '/drivers/tests', label: 'Drug & Alcohol', permission: 'compliance.read', place: 10 }],
    compliance: [
      { to: '/features/dot-audits', label: 'DOT Audits' },
      { to: '/features/safety-audits', label: 'Safety Audits' },
      { to: '/features/review-audits', label: 'Review Audits' },
      { to: '/features/updates', label: 'Updates' },
      { to: '/features/permits', label: 'Other Permits', also: 'oversize trip permit oregon new mexico kentucky' },
      { to: '/features/authority', label: 'Authority' },
    ],
    plates: [
      {
        to: '/features/plates',
        label: 'IRP Registration',
        also: 'renew a plate apportioned plates cab card',
        end: true,
        holds: '/features/plates/renewals',
      },
      { to: '/features/plates/ifta', label: 'IFTA License' },
      { to: '/features/plates/units', label: 'Unit Management' },
      { to: '/features/plates/permits', label: 'Permits' },
      { to: '/features/plates/2290', label: '2290', also: 'heavy vehicle use tax hvut' },
    ],
    irp: [
      {
        to: '/features/plates',
        label: 'Plates',
        also: 'renew a plate apportioned plates cab card',
        end: true,
      },
      { to: '/features/plates/renewals', label: 'IRP Renewals' },
    ],
  },
};
