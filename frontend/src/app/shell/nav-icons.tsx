import AccountBalanceOutlined from '../../generated/icons/AccountBalanceOutlined';
import AssessmentOutlined from '../../generated/icons/AssessmentOutlined';
import BadgeOutlined from '../../generated/icons/BadgeOutlined';
import BusinessOutlined from '../../generated/icons/BusinessOutlined';
import CreditCardOutlined from '../../generated/icons/CreditCardOutlined';
import DashboardOutlined from '../../generated/icons/DashboardOutlined';
import DescriptionOutlined from '../../generated/icons/DescriptionOutlined';
import EventAvailableOutlined from '../../generated/icons/EventAvailableOutlined';
import FactCheckOutlined from '../../generated/icons/FactCheckOutlined';
import FolderOutlined from '../../generated/icons/FolderOutlined';
import GroupsOutlined from '../../generated/icons/GroupsOutlined';
import HeadsetMicOutlined from '../../generated/icons/HeadsetMicOutlined';
import HistoryOutlined from '../../generated/icons/HistoryOutlined';
import HowToRegOutlined from '../../generated/icons/HowToRegOutlined';
import LocalGasStationOutlined from '../../generated/icons/LocalGasStationOutlined';
import LocalShippingOutlined from '../../generated/icons/LocalShippingOutlined';
import MailOutlined from '../../generated/icons/MailOutlined';
import ManageAccountsOutlined from '../../generated/icons/ManageAccountsOutlined';
import NotificationsActiveOutlined from '../../generated/icons/NotificationsActiveOutlined';
import PersonOutlined from '../../generated/icons/PersonOutlined';
import ReceiptLongOutlined from '../../generated/icons/ReceiptLongOutlined';
import SettingsOutlined from '../../generated/icons/SettingsOutlined';
import ShieldOutlined from '../../generated/icons/ShieldOutlined';
import SupportAgentOutlined from '../../generated/icons/SupportAgentOutlined';
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
