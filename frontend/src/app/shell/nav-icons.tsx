import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HeadsetMicOutlined from '@mui/icons-material/HeadsetMicOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import LocalGasStationOutlined from '@mui/icons-material/LocalGasStationOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import type { ReactElement } from 'react';

const icons: Record<string, ReactElement> = {
  '/': <DashboardOutlined />,
  '/accounting': <AccountBalanceOutlined />,
  '/accounting/invoices': <DescriptionOutlined />,
  '/ifta': <LocalGasStationOutlined />,
  '/business': <BusinessOutlined />,
  '/clients': <GroupsOutlined />,
  '/drivers': <BadgeOutlined />,
  '/expenses': <ReceiptLongOutlined />,
  '/documents': <FolderOutlined />,
  '/payments': <CreditCardOutlined />,
  '/support': <HeadsetMicOutlined />,
  '/reports': <AssessmentOutlined />,
  '/insurance': <ShieldOutlined />,
  '/agents': <SupportAgentOutlined />,
  '/features': <FactCheckOutlined />,
  '/practice': <EventAvailableOutlined />,
  '/reminders': <NotificationsActiveOutlined />,
  '/loads': <LocalShippingOutlined />,
  '/client-registrations': <HowToRegOutlined />,
  '/audit': <HistoryOutlined />,
  '/users': <ManageAccountsOutlined />,
  '/settings': <SettingsOutlined />,
  '/dev/mail': <MailOutlined />,
  '/client-portal': <PersonOutlined />,
  '/agent-dashboard': <SupportAgentOutlined />,
};

export function NavIcon({ to }: { to: string }) {
  return icons[to] ?? <FolderOutlined />;
}
