import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Surface } from '../../../components/layout/surface';
import { useCan, useUser } from '../../../lib/session/session-context';

interface ForDriversProps {
  /** What stands here: 'Loads are'. */
  what: string;
  icon: ReactNode;
  /** What a driver's sign-in needs; the file of the driver is always needed. */
  may: 'driver.read' | 'driver.write';
  children: (driverId: number) => ReactNode;
}

const Led = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} variant="outlined">
    {children}
  </Button>
);

/** A page of drivers. Who is none is led to the own start page; a driver without a file to the office. */
export function ForDrivers({ what, icon, may, children }: ForDriversProps) {
  const { driverId } = useUser();
  const drives = useCan(may);
  if (drives && driverId !== null) return children(driverId);
  return (
    <Surface>
      {drives ? (
        <EmptyState icon={icon} title="No driver file yet" action={<Led to="/support?new=1">Ask the office</Led>}>
          The office has not linked your sign-in to a driver. Please ask them to.
        </EmptyState>
      ) : (
        <EmptyState
          icon={icon}
          title={`${what} shown to drivers`}
          action={<Led to="/client-portal">See what is yours</Led>}
        />
      )}
    </Surface>
  );
}
