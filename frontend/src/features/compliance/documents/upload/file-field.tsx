import CameraAltOutlined from '../../../../generated/icons/CameraAltOutlined';
import Close from '../../../../generated/icons/Close';
import InsertDriveFileOutlined from '../../../../generated/icons/InsertDriveFileOutlined';
import UploadFileOutlined from '../../../../generated/icons/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState, type ChangeEvent, type DragEvent, type Ref } from 'react';
import { PlainIconButton } from '../../../../components/fields/input-shell';
import { descriptionIdOf, Labelled } from '../../../../components/fields/labelled';
import { palette } from '../../../../components/display/palette';
import { ACCEPTED } from '../document-words';
import { formatSize } from '../../../../lib/format/file-size';

const Zone = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 84,
  padding: '14px 16px',
  borderRadius: 10,
  border: `1.5px dashed color-mix(in srgb, ${palette.text.secondary} 45%, ${palette.divider})`,
  background: palette.background.default,
  color: palette.text.secondary,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 600, color: palette.text.primary },
  '& > input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  '& > input:disabled': { cursor: 'default' },
  '&:hover, &[data-over=true]': { borderColor: palette.primary.main },
  '&[data-over=true]': { background: `color-mix(in srgb, ${palette.primary.main} 8%, ${palette.background.paper})` },
  '&:focus-within': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
  '&[data-invalid=true]': { borderColor: palette.error.main },
  '& > button': { position: 'relative' },
});

interface FileFieldProps {
  value: File | null;
  onChange: (file: File | null) => void;
  inputRef?: Ref<HTMLInputElement>;
  error: string | undefined;
  disabled: boolean;
  required?: boolean;
  accept?: readonly string[];
  hint?: string;
}

/** Click, drop a file, or take a picture; the whole zone is the field. */
export function FileField({
  value,
  onChange,
  inputRef,
  error,
  disabled,
  required = true,
  accept = ACCEPTED,
  hint = 'PDF, JPG, JPEG, PNG, DOC or DOCX, up to 25 MB',
}: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const touch = useMediaQuery('(any-pointer: coarse)', { noSsr: true });
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onChange(file);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    <>
      <Labelled id={id} label="File" required={required} error={error} hint={hint}>
        <Zone
          data-over={over}
          data-invalid={error !== undefined}
          onDragOver={dragOver}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {value ? <InsertDriveFileOutlined aria-hidden /> : <UploadFileOutlined aria-hidden />}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {value ? (
              <>
                <strong>{value.name}</strong>
                <span className="tabular">{formatSize(value.size)}</span>
              </>
            ) : (
              <>
                <strong>{touch ? 'Choose a file' : 'Drop a file here'}</strong>
                {touch ? 'from this device' : 'or click to choose one'}
              </>
            )}
          </Box>
          <input
            ref={inputRef}
            id={id}
            type="file"
            accept={accept.join(',')}
            disabled={disabled}
            onChange={pick}
            aria-required={required}
            aria-invalid={error !== undefined}
            aria-describedby={descriptionIdOf(id)}
          />
          {value && !disabled && (
            <PlainIconButton type="button" aria-label={`Remove ${value.name}`} onClick={() => onChange(null)}>
              <Close fontSize="small" />
            </PlainIconButton>
          )}
        </Zone>
      </Labelled>
      {touch && (
        <>
          <Button
            variant="outlined"
            startIcon={<CameraAltOutlined />}
            disabled={disabled}
            onClick={() => camera.current?.click()}
            sx={{ mt: 1.25, width: '100%', minHeight: 44 }}
          >
            Take a photo
          </Button>
          <input
            ref={camera}
            hidden
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            aria-label="Photo"
            onChange={pick}
          />
        </>
      )}
    </>
  );
}
