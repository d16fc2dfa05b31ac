import CheckCircleOutlined from '../../generated/icons/CheckCircleOutlined';
import Close from '../../generated/icons/Close';
import ErrorOutlined from '../../generated/icons/ErrorOutlined';
import InfoOutlined from '../../generated/icons/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { SubjectLine } from './subject-line';
import type { Toast } from './toast-store';
import { ActionButton } from '../display/action';
import { PlainIconButton } from '../fields/input-shell';
import { palette } from '../display/palette';

const SWIPE_PX = 50;

const Card = styled('div')({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: 12,
  alignItems: 'start',
  padding: '14px 10px 14px 16px',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  color: palette.text.primary,
  boxShadow: '0 16px 40px rgb(8 15 30 / 22%)',
  touchAction: 'pan-y',
  animation: 'toast-in 160ms ease-out',
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
  '& strong': { fontWeight: 620, display: 'block' },
  '& p': { margin: '2px 0 0', color: palette.text.secondary, overflowWrap: 'anywhere' },
});

const icons = {
  success: <CheckCircleOutlined fontSize="small" color="success" />,
  error: <ErrorOutlined fontSize="small" color="error" />,
  info: <InfoOutlined fontSize="small" color="info" />,
};

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
  onHold: () => void;
  onLetGo: () => void;
}

export function ToastCard({ toast, onDismiss, onHold, onLetGo }: ToastCardProps) {
  const [shift, setShift] = useState(0);
  const start = useRef<number | null>(null);

  const release = () => {
    if (start.current !== null && shift >= SWIPE_PX) onDismiss();
    start.current = null;
    setShift(0);
  };

  return (
    <Card
      role={toast.tone === 'error' ? 'alert' : 'status'}
      style={{ transform: shift > 0 ? `translateX(${shift}px)` : undefined }}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={(event) => start.current !== null && setShift(Math.max(0, event.clientX - start.current))}
      onPointerUp={release}
      onPointerCancel={release}
      onMouseEnter={onHold}
      onMouseLeave={onLetGo}
      onFocus={onHold}
      onBlur={onLetGo}
    >
      {icons[toast.tone]}
      <div>
        <strong>{toast.title}</strong>
        {toast.description && <p>{toast.description}</p>}
        {toast.subject && <SubjectLine subject={toast.subject} said={toast.description} onLeave={onDismiss} />}
        {toast.action && (
          <ActionButton look="quiet" small type="button" onClick={() => (toast.action?.run(), onDismiss())}>
            {toast.action.label}
          </ActionButton>
        )}
      </div>
      <PlainIconButton type="button" aria-label="Close notification" onClick={onDismiss}>
        <Close fontSize="small" />
      </PlainIconButton>
    </Card>
  );
}
