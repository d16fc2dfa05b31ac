import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useCan } from '../../../lib/session/session-context';

/** Who may not work on the quarters is led to what there is for everybody. */
export function StaffOnly({ children }: { children: ReactNode }) {
  return useCan('ifta.read') ? children : <Navigate replace to="/ifta" />;
}
