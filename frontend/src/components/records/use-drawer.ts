import { useLocation, useNavigate, useParams } from 'react-router';

/** The record whose panel is open at an address below its list, and the way back to it. */
export const useDrawer = (at: string): { id: string; onClose: () => void } => {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return { id, onClose: () => void navigate({ pathname: at, search }) };
};
