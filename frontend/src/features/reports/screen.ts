import AssessmentOutlined from '../../generated/icons/AssessmentOutlined';
import type { Screen } from '../../lib/screens/screen';

export const screen: Screen = {
  at: '/reports',
  title: 'Reports',
  audience: 'staff',
  icon: AssessmentOutlined,
  menu: [{ group: 'next', place: 10, label: 'Reports', permission: 'reports.read' }],
};
