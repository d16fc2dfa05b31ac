import CameraAltOutlined from '../../../../generated/icons/CameraAltOutlined';
import Close from '../../../../generated/icons/Close';
import ReceiptLongOutlined from '../../../../generated/icons/ReceiptLongOutlined';
import UploadFileOutlined from '../../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { formatSize } from '../../../../lib/format/file-size';

interface PickerProps {
  label: string;
  icon: ReactNode;
  accept: string;
  camera?: boolean;
  onFile: (file: File) => void;
}

function Picker({ label, icon, accept, camera = false, onFile }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={icon}
        onClick={() => input.current?.click()}
        sx={{ flex: { xs: 1, sm: '0 0 auto' }, minHeight: 44 }}
      >
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        {...(camera && { capture: 'environment' })}
        aria-label={camera ? 'Photo of the receipt' : 'Receipt'}
        onChange={pick}
      />
    </>
  );
}

interface ReceiptFieldProps {
  receipt: File | null;
  onChange: (receipt: File | null) => void;
  /** What came of reading it. */
  said: string | null;
  /** What else is going on with it. */
  children?: ReactNode;
}

/** The receipt of an expense, from the camera or a file. */
export function ReceiptField({ receipt, onChange, said: text, children }: ReceiptFieldProps) {
  const touch = useMediaQuery('(any-pointer: coarse)', { noSsr: true });
  return (
    <Box role="group" aria-label="Receipt" sx={{ display: 'grid', gap: 1, mb: 2.5 }}>
      {receipt ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ReceiptLongOutlined color="action" aria-hidden />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 560 }}>{receipt.name}</Typography>
            <Typography color="textSecondary" className="tabular">
              {formatSize(receipt.size)}
            </Typography>
          </Box>
          <IconButton aria-label={`Remove ${receipt.name}`} onClick={() => onChange(null)}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {touch && (
            <Picker
              label="Take a photo"
              icon={<CameraAltOutlined />}
              accept="image/jpeg,image/png"
              camera
              onFile={onChange}
            />
          )}
          <Picker
            label="Upload receipt"
            icon={<UploadFileOutlined />}
            accept=".pdf,.jpg,.jpeg,.png"
            onFile={onChange}
          />
        </Box>
      )}
      <Typography role="status" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
